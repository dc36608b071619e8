import { type Body, bodyFrom, type Skin } from '../rig/body.ts';

const umber: Skin = { base: '#7a4a33', shade: '#643a28', line: '#3b1d14', blush: '#b5563f' };
const chestnut: Skin = { base: '#9c6243', shade: '#845036', line: '#4d2719', blush: '#cf6a4c' };
const olive: Skin = { base: '#d09a6f', shade: '#b98158', line: '#6d3d24', blush: '#e07b56' };
const honey: Skin = { base: '#e5b48a', shade: '#d09a70', line: '#7a4630', blush: '#ea8767' };
const rose: Skin = { base: '#f3c6a5', shade: '#e0a985', line: '#85493a', blush: '#ee8a72' };
const porcelain: Skin = { base: '#f8d6bd', shade: '#e8b99d', line: '#8a4f42', blush: '#f09a86' };

const average = {
  height: 1,
  shoulders: 1,
  chest: 1,
  waist: 1,
  hips: 1,
  bust: 0,
  belly: 0,
  limbs: 1,
};

export const bodies: readonly Body[] = [
  bodyFrom(
    { name: 'amara', gender: 'woman', nose: 'broad', jaw: 'oval' },
    { ...average, height: 0.98, shoulders: 0.93, waist: 0.9, hips: 1.08, bust: 1, limbs: 0.97 },
    umber,
    { style: 'bun', color: '#241417', shade: '#3a2326' },
  ),
  bodyFrom(
    { name: 'jonas', gender: 'man', nose: 'long', jaw: 'square' },
    { ...average, height: 1.04, shoulders: 1.12, chest: 1.08, hips: 0.96, limbs: 1.06 },
    rose,
    { style: 'crop', color: '#a4522d', shade: '#bb6a40', beard: 'full' },
  ),
  bodyFrom(
    { name: 'mei', gender: 'woman', nose: 'small', jaw: 'fine' },
    { ...average, height: 0.95, shoulders: 0.92, waist: 0.88, hips: 0.98, bust: 0.7, limbs: 0.93 },
    honey,
    { style: 'ponytail', color: '#2b1b24', shade: '#43303a' },
  ),
  bodyFrom(
    { name: 'idris', gender: 'man', nose: 'broad', jaw: 'square' },
    {
      ...average,
      height: 1.05,
      shoulders: 1.14,
      chest: 1.05,
      waist: 0.98,
      hips: 0.96,
      limbs: 1.05,
    },
    chestnut,
    { style: 'fade', color: '#1f1516', shade: '#35262a', beard: 'short' },
  ),
  bodyFrom(
    { name: 'rosa', gender: 'woman', nose: 'straight', jaw: 'soft' },
    {
      ...average,
      height: 0.97,
      waist: 1.12,
      hips: 1.2,
      chest: 1.1,
      bust: 1.5,
      belly: 0.6,
      limbs: 1.15,
    },
    olive,
    { style: 'curls', color: '#4a2418', shade: '#643526' },
  ),
  bodyFrom(
    { name: 'tomas', gender: 'man', nose: 'curved', jaw: 'soft', brows: 'full' },
    { ...average, height: 1.0, shoulders: 1.08, chest: 1.1, waist: 1.16, belly: 1.3, limbs: 1.08 },
    honey,
    { style: 'waves', color: '#33221f', shade: '#4a3530', beard: 'stubble' },
  ),
  bodyFrom(
    {
      name: 'helen',
      gender: 'woman',
      nose: 'straight',
      jaw: 'soft',
      brows: 'fine',
      laughLines: true,
      glasses: true,
    },
    { ...average, height: 0.99, shoulders: 0.95, waist: 0.98, hips: 1.06, bust: 1.1, limbs: 0.98 },
    porcelain,
    { style: 'bob', color: '#b9b3b6', shade: '#d2cdd0' },
  ),
  bodyFrom(
    { name: 'walter', gender: 'man', nose: 'long', jaw: 'square', laughLines: true },
    { ...average, height: 1.02, shoulders: 1.06, chest: 1.06, waist: 1.08, belly: 0.7 },
    olive,
    { style: 'crop', color: '#8d888c', shade: '#a9a4a8', beard: 'goatee' },
  ),
  bodyFrom(
    { name: 'freya', gender: 'woman', nose: 'small', jaw: 'oval', brows: 'fine' },
    { ...average, height: 1.01, shoulders: 0.97, waist: 0.92, hips: 1.02, bust: 0.9, limbs: 0.97 },
    porcelain,
    { style: 'braid', color: '#d8994c', shade: '#e6b36d' },
  ),
  bodyFrom(
    { name: 'nadia', gender: 'woman', nose: 'curved', jaw: 'fine' },
    { ...average, height: 0.97, shoulders: 0.94, waist: 0.92, hips: 1.05, bust: 1, limbs: 0.96 },
    chestnut,
    { style: 'long', color: '#2a1719', shade: '#45292a' },
  ),
  bodyFrom(
    { name: 'ines', gender: 'woman', nose: 'straight', jaw: 'square', brows: 'full' },
    // Strong build: broad shoulders, full arms and thighs.
    { ...average, shoulders: 1.08, chest: 1.06, waist: 0.92, bust: 0.6, limbs: 1.17 },
    olive,
    { style: 'ponytail', color: '#5b3222', shade: '#7a4a33' },
  ),
  bodyFrom(
    { name: 'leila', gender: 'woman', nose: 'curved', jaw: 'oval', brows: 'full' },
    { ...average, height: 0.98, shoulders: 0.95, waist: 0.94, hips: 1.04, bust: 0.9, limbs: 0.98 },
    honey,
    { style: 'scarf', color: '#a8506a', shade: '#c9798e' },
  ),
  bodyFrom(
    { name: 'kofi', gender: 'man', nose: 'broad', jaw: 'soft' },
    {
      ...average,
      height: 1.01,
      shoulders: 1.18,
      chest: 1.15,
      waist: 1.28,
      hips: 1.08,
      belly: 2,
      limbs: 1.18,
    },
    umber,
    { style: 'fade', color: '#1c1314', shade: '#33262a', beard: 'full' },
  ),
  bodyFrom(
    { name: 'malik', gender: 'man', nose: 'broad', jaw: 'oval' },
    { ...average, height: 1.03, shoulders: 1.1, chest: 1.04, hips: 0.97, limbs: 1.02 },
    chestnut,
    { style: 'locs', color: '#2b1a19', shade: '#47302c', beard: 'stubble' },
  ),
  bodyFrom(
    { name: 'sven', gender: 'man', nose: 'long', jaw: 'fine', glasses: true },
    { ...average, height: 1.03, shoulders: 1.06, chest: 1.02, waist: 0.98, hips: 0.97 },
    porcelain,
    { style: 'shaved', color: '#c79a72', shade: '#dab38e', beard: 'short' },
  ),
  bodyFrom(
    {
      name: 'rafael',
      gender: 'man',
      nose: 'straight',
      jaw: 'oval',
      brows: 'fine',
      prosthesis: 'left shin',
    },
    { ...average, height: 1.01, shoulders: 1.1, chest: 1.06, hips: 0.96, limbs: 1.04 },
    olive,
    { style: 'waves', color: '#2a1b1b', shade: '#443030', beard: 'goatee' },
  ),
  bodyFrom(
    { name: 'robin', gender: 'either', nose: 'small', jaw: 'fine', brows: 'full' },
    { ...average, shoulders: 1, chest: 0.96, waist: 0.96, hips: 0.99, bust: 0.3, limbs: 0.98 },
    rose,
    { style: 'undercut', color: '#3a2a33', shade: '#57424d' },
  ),
];
