import type { IncomingHttpHeaders } from 'node:http';
import { projectHeader } from '../client.ts';
import type { Project } from './project.ts';
import { Refusal } from './refusal.ts';

/** The Firebase tools name files after it. */
export const PROJECT_ID = /^[a-z][a-z0-9-]{0,99}$/;

export type Projects = ReturnType<typeof createProjects>;

/** Keeps the projects of an emulator: the first one, and each other one from its first request on. */
export function createProjects(firstProject: string, create: (projectId: string) => Project) {
  const projects = new Map<string, Project>();

  function get(projectId = firstProject): Project {
    if (projectId !== firstProject && !PROJECT_ID.test(projectId)) {
      throw new Refusal('INVALID_ARGUMENT : Invalid project ID.');
    }
    const known = projects.get(projectId);
    if (known !== undefined) return known;
    const project = create(projectId);
    for (const { feed } of projects.values()) feed.changed('projects');
    projects.set(projectId, project);
    return project;
  }

  return {
    get,

    /** Returns the IDs of all projects, the first one first. */
    ids: (): string[] => [...new Set([firstProject, ...projects.keys()])],

    /** Replaces a project, so that every feature's state of it is gone. The clock goes back to the real time. */
    renew(project: Project): Project {
      project.clock.setOffset(0);
      const renewed = { ...project, copiers: [] };
      projects.set(project.id, renewed);
      return renewed;
    },

    /**
     * Returns the project of a request. The header wins, so that a browser can use another project than its app's
     * configuration names; then the path or the body; then an API key that is the ID of a known project. Any other key is
     * for the first project, because an app may have any key.
     * @param named the project in the path, or in the owner's body
     */
    of(headers: IncomingHttpHeaders, named: string | undefined, key = ''): Project {
      const header = headers[projectHeader];
      if (header !== undefined || named !== undefined) return get(header?.toString() ?? named);
      return projects.get(key) ?? get();
    },
  };
}
