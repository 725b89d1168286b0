import type { Location } from 'react-router';

/**
 * Names one visit of one place; following the same link again is another. Locations themselves cannot be compared: the
 * router makes a new one whenever the routes are drawn.
 */
export const visitOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;
