import type { IncomingHttpHeaders } from 'node:http';
import { projectHeader } from '../client.ts';
import type { Project } from './project.ts';
import { Refusal } from './refusal.ts';

const PROJECT_ID = /^[a-z][a-z0-9-]{0,99}$/;

export type Projects = ReturnType<typeof createProjects>;

/**
 * The projects of an emulator: the one that it was started with, and others as soon as they are named. What one of them
 * holds, and how tests changed it, does not affect the others.
 */
export function createProjects(firstProject: string, create: (projectId: string) => Project) {
  const projects = new Map<string, Project>();

  function get(projectId = firstProject): Project {
    if (projectId !== firstProject && !PROJECT_ID.test(projectId)) {
      throw new Refusal('INVALID_ARGUMENT : That is no project ID.');
    }
    const project = projects.get(projectId) ?? create(projectId);
    projects.set(projectId, project);
    return project;
  }

  return {
    get,

    /** Lets a new project replace one: nothing is left of what features keep of it. The clock stays, at the real time. */
    renew(project: Project): Project {
      project.clock.setOffset(0);
      const renewed = { ...project };
      projects.set(project.id, renewed);
      return renewed;
    },

    /**
     * The project that a request is about. The header comes first: a browser's requests may be about another project than
     * its app was made for. Without it the path says it, or an API key that is the ID of a project. All others are about
     * the first one, as the SDK sends only an API key, which may be any.
     * @param named in the path, or by the owner in the body
     */
    of(headers: IncomingHttpHeaders, named: string | undefined, key = ''): Project {
      const header = headers[projectHeader];
      if (header !== undefined || named !== undefined) return get(header?.toString() ?? named);
      return projects.get(key) ?? get();
    },
  };
}
