// @vitest-environment jsdom
import { describe } from 'vitest';
import { testInDom } from './renderInTestDom.tsx';

describe('the kit in jsdom', testInDom);
