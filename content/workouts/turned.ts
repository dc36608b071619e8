export { otherSide as otherSideOf, swap as swappedOf } from './sides.ts';
