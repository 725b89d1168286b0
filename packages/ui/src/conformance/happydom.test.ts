// @vitest-environment happy-dom
import { describe } from 'vitest';
import { testInDom } from './renderInTestDom.tsx';

describe('the kit in happy-dom', testInDom);
