import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  HAZARDS,
  type Hazard,
  JURISDICTIONS,
  parseCatalogue,
  STATEMENT_SOURCES,
  type Statements,
  statementsOf,
} from '@toystore/storefront';
import { ToyDetails } from '@toystore/ui';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadShop } from './loadShop.ts';
import { readTexts, STATEMENTS } from './readTexts.ts';
import { folderOf, shopIds } from './selectedShop.ts';

// The sentences of laws, written here once more: docs/toy-safety.md names their sources.

const US = {
  smallParts: 'WARNING: CHOKING HAZARD—Small parts. Not for children under 3 yrs.',
  smallBall: 'WARNING: CHOKING HAZARD—This toy is a small ball. Not for children under 3 yrs.',
  containsSmallBall:
    'WARNING: CHOKING HAZARD—Toy contains a small ball. Not for children under 3 yrs.',
  marble: 'WARNING: CHOKING HAZARD—This toy is a marble. Not for children under 3 yrs.',
  containsMarble: 'WARNING: CHOKING HAZARD—Toy contains a marble. Not for children under 3 yrs.',
  balloon:
    'WARNING: CHOKING HAZARD—Children under 8 yrs. can choke or suffocate on uninflated or broken balloons. Adult supervision required. Keep uninflated balloons from children. Discard broken balloons at once.',
};

/** The signal word and the warning of the EU; a brief indication of the hazard follows, in words of the shop's own. */
const EU: Record<string, { warning: string; balloon: string }> = {
  en: {
    warning: 'Warning. Not suitable for children under 36 months.',
    balloon:
      'Warning. Children under eight years can choke or suffocate on uninflated or broken balloons. Adult supervision required. Keep uninflated balloons from children. Discard broken balloons at once.',
  },
  de: {
    warning: 'Achtung. Nicht für Kinder unter 36 Monaten geeignet.',
    balloon:
      'Achtung. Kinder unter acht Jahren können an nicht aufgeblasenen oder geplatzten Ballons ersticken. Die Aufsicht durch Erwachsene ist erforderlich. Nicht aufgeblasene Ballons sind von Kindern fernzuhalten. Geplatzte Ballons sind unverzüglich zu entfernen.',
  },
};

/** The build checks these texts: `statementProblems`. */
const statementsOfShop = (id: string) => readTexts(id, STATEMENTS) as Statements;

test('says each hazard in the words of 16 CFR 1500.19(b), where a shop declares the United States', () => {
  const shops = shopIds().filter((id) => statementsOfShop(id).US);
  expect(shops).toEqual(['toystore']);
  for (const id of shops) expect(statementsOfShop(id).US).toEqual(US);
  expect(Object.keys(US).sort()).toEqual(Object.keys(STATEMENT_SOURCES.US).sort());
});

test.each(['toystore', 'spielkiste'])(
  'says each hazard in the words of the EU, in the language of %s',
  async (id) => {
    const { EU: own } = statementsOfShop(id);
    const wanted = EU[new Intl.Locale((await loadShop(id)).locale).language];
    for (const hazard of HAZARDS) {
      const [statement] = statementsOf({ hazards: [hazard] }, own ? { EU: own } : {});
      const [sentence = ''] = statement?.sentences ?? [];
      if (hazard === 'balloon') expect(sentence).toBe(wanted?.balloon);
      else expect(sentence).toMatch(new RegExp(`^${wanted?.warning} \\p{Lu}.*\\.$`, 'u'));
    }
  },
);

/** Returns the sentences that a toy's page has to show, from the table above; an EU warning without its indication. */
function wantedSentences(hazards: readonly Hazard[], declared: string[], language: string) {
  const us = Object.entries(US).filter(([hazard]) => hazards.some((own) => own === hazard));
  return [
    ...(declared.includes('US') ? us.map(([, sentence]) => sentence) : []),
    ...(declared.includes('EU') && hazards.length > 0 ? [EU[language]?.warning ?? '?'] : []),
  ];
}

const parser = new new JSDOM().window.DOMParser();

test.each(shopIds())(
  'shows the statement of every toy of %s with a hazard, before the button',
  async (id) => {
    const { currency, locale } = await loadShop(id);
    const { language } = new Intl.Locale(locale);
    const records = readFileSync(join(folderOf(id), 'public/toy.json'), 'utf8');
    const { toys } = parseCatalogue(JSON.parse(records), currency);
    const statements = statementsOfShop(id);
    const declared = JURISDICTIONS.filter((law) => statements[law]);
    const without = toys.filter((toy) => {
      const props = { toy, statements: statementsOf(toy, statements).map((law) => law.sentences) };
      const page = parser.parseFromString(
        renderToStaticMarkup(createElement(ToyDetails, props)),
        'text/html',
      );
      const [button] = page.querySelectorAll('button');
      const shown = [...page.querySelectorAll('p')].filter(
        (text) => button && text.compareDocumentPosition(button) & 4, // DOCUMENT_POSITION_FOLLOWING
      );
      const wanted = wantedSentences(toy.hazards ?? [], declared, language);
      return !wanted.every((sentence) =>
        shown.some(({ textContent }) => textContent === sentence || isEu(textContent, sentence)),
      );
    });
    expect(without.map(({ toyName }) => toyName)).toEqual([]);
    const hazardous = toys.filter(({ hazards = [] }) => hazards.length > 0);
    expect(hazardous).toHaveLength(declared.length > 0 ? 12 : 0);
  },
);

const isEu = (shown: string | null, warning: string) =>
  !warning.startsWith('WARNING') && shown?.startsWith(`${warning} `);
