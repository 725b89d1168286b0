import type { Status } from '../../../../.storybook/accessibility/checks.ts';
import conformanceJson from '../../../../.storybook/accessibility/conformance.json?raw';
import type { ReportRow } from '../../../../.storybook/accessibility/reportRows.ts';
import statusJson from '../../../../.storybook/accessibility/status.json?raw';

/** Each component's evidence, by its title. */
export const status: Status = JSON.parse(statusJson);

/** The rows of the conformance report. */
export const report: readonly ReportRow[] = JSON.parse(conformanceJson);

/** Returns the first part of the ids of a component's stories. */
export const componentId = (title: string) => title.toLowerCase().replace('/', '-');
