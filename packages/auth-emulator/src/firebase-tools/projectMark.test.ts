import { expect, test } from 'vitest';
import { markProject, readMark } from './projectMark.ts';

test('a line says which project it is about, and is as it was then', () => {
  const line = 'To sign in as ann@b.example, follow this link: http://localhost/?mode=signIn';
  expect(readMark(markProject(line, 'demo-a'))).toEqual({ line, projectId: 'demo-a' });
  expect(readMark(line)).toEqual({ line, projectId: undefined });
});

test('the last mark counts: others are from who wrote the line', () => {
  const line = 'To sign in as a@b [project demo-b], follow this link: x [project demo-b]';
  expect(readMark(markProject(line, 'demo-a'))).toEqual({ line, projectId: 'demo-a' });
});
