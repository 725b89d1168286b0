import { expect, test } from 'vitest';
import { type Statements, statementsOf } from './statements.ts';

const statements = {
  US: {
    smallParts: 'US small parts',
    smallBall: 'US small ball',
    containsSmallBall: 'US contains a small ball',
    marble: 'US marble',
    containsMarble: 'US contains a marble',
    balloon: 'US balloon',
  },
  EU: {
    signal: 'Warning.',
    signals: 'Warnings.',
    smallParts: 'Small parts.',
    smallBall: 'Small ball.',
    containsSmallBall: 'Contains a small ball.',
    marble: 'Marble.',
    containsMarble: 'Contains a marble.',
    balloon: 'Balloon.',
    longCord: 'Long cord.',
    sharpPoint: 'Sharp point.',
  },
} satisfies Statements;

test('says nothing of a toy without hazards, and in a shop without sentences', () => {
  expect(statementsOf({}, statements)).toEqual([]);
  expect(statementsOf({ hazards: [] }, statements)).toEqual([]);
  expect(statementsOf({ hazards: ['smallParts'] }, {})).toEqual([]);
});

test('says a hazard once for each jurisdiction of the shop', () => {
  const smallParts = { hazards: ['smallParts', 'smallParts'] } as const;
  expect(statementsOf(smallParts, statements)).toEqual([
    { jurisdiction: 'US', sentences: ['US small parts'] },
    { jurisdiction: 'EU', sentences: ['Warning. Small parts.'] },
  ]);
  expect(statementsOf(smallParts, { EU: statements.EU })).toHaveLength(1);
});

test('says each of several hazards: a line each, or one line after the signal word', () => {
  expect(statementsOf({ hazards: ['balloon', 'smallParts'] }, statements)).toEqual([
    { jurisdiction: 'US', sentences: ['US small parts', 'US balloon'] },
    { jurisdiction: 'EU', sentences: ['Warnings. Small parts. Balloon.'] },
  ]);
});

test('leaves out a jurisdiction that prescribes nothing for a hazard', () => {
  expect(statementsOf({ hazards: ['longCord'] }, statements)).toEqual([
    { jurisdiction: 'EU', sentences: ['Warning. Long cord.'] },
  ]);
});
