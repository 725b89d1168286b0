import type { IncomingMessage } from 'node:http';
import { projectHeader } from '../client.ts';
import type { ProjectSettings } from './exchange.ts';

const PROJECT_ID = /^[a-z][a-z0-9-]{0,99}$/;
const IN_PATH = /^((?:\/[^/]+)+\/projects\/)([^/:]+)/;

export type Projects = ReturnType<typeof createProjects>;

/**
 * The projects of an emulator: the one that it was started with, and others as soon as they are named. What one of them
 * holds, and how tests changed it, is nothing to the others.
 */
export function createProjects(
  firstProject: string,
  create: (projectId: string) => ProjectSettings,
) {
  const projects = new Map<string, ProjectSettings>();

  const isProject = (id: string) => id === firstProject || PROJECT_ID.test(id);

  function get(projectId = firstProject): ProjectSettings {
    const project = projects.get(projectId) ?? create(projectId);
    projects.set(projectId, project);
    return project;
  }

  return {
    /** A project; unless it is named, the first one. */
    get,

    /**
     * The project that a request is about. The header says it, and then holds for the path, too: a browser's requests may
     * be about another project than its app was made for. Without it the path says it, or an API key that is the ID of a
     * project. All others are about the first one, as the SDK sends only an API key, which may be any.
     * @returns `undefined` when the header names none
     */
    of({ headers }: IncomingMessage, url: URL): ProjectSettings | undefined {
      const header = headers[projectHeader];
      const [, start = '', inPath = ''] = IN_PATH.exec(url.pathname) ?? [];
      if (header !== undefined) {
        if (typeof header !== 'string' || !isProject(header)) return undefined;
        if (start) url.pathname = `${start}${header}${url.pathname.slice((start + inPath).length)}`;
        return get(header);
      }
      const id = decode(inPath);
      if (isProject(id)) return get(id);
      const key = url.searchParams.get('key') ?? url.searchParams.get('apiKey') ?? '';
      return projects.get(key) ?? get();
    },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
