import { type Body, bodyFrom, type Skin } from './body.ts';

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
    'amara',
    { ...average, height: 0.98, shoulders: 0.93, waist: 0.9, hips: 1.08, bust: 1, limbs: 0.97 },
    umber,
    { style: 'bun', color: '#241417', shade: '#3a2326', beard: false },
  ),
  bodyFrom(
    'jonas',
    { ...average, height: 1.04, shoulders: 1.12, chest: 1.08, hips: 0.96, limbs: 1.06 },
    rose,
    { style: 'crop', color: '#a4522d', shade: '#bb6a40', beard: true },
  ),
  bodyFrom(
    'mei',
    { ...average, height: 0.95, shoulders: 0.92, waist: 0.88, hips: 0.98, bust: 0.7, limbs: 0.93 },
    honey,
    { style: 'ponytail', color: '#2b1b24', shade: '#43303a', beard: false },
  ),
  bodyFrom(
    'idris',
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
    { style: 'fade', color: '#1f1516', shade: '#35262a', beard: true },
  ),
  bodyFrom(
    'rosa',
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
    { style: 'curls', color: '#4a2418', shade: '#643526', beard: false },
  ),
  bodyFrom(
    'tomas',
    { ...average, height: 1.0, shoulders: 1.08, chest: 1.1, waist: 1.16, belly: 1.3, limbs: 1.08 },
    honey,
    { style: 'waves', color: '#33221f', shade: '#4a3530', beard: false },
  ),
  bodyFrom(
    'helen',
    { ...average, height: 0.99, shoulders: 0.95, waist: 0.98, hips: 1.06, bust: 1.1, limbs: 0.98 },
    porcelain,
    { style: 'bob', color: '#b9b3b6', shade: '#d2cdd0', beard: false },
  ),
  bodyFrom(
    'walter',
    { ...average, height: 1.02, shoulders: 1.06, chest: 1.06, waist: 1.08, belly: 0.7 },
    olive,
    { style: 'crop', color: '#8d888c', shade: '#a9a4a8', beard: true },
  ),
  bodyFrom(
    'freya',
    { ...average, height: 1.01, shoulders: 0.97, waist: 0.92, hips: 1.02, bust: 0.9, limbs: 0.97 },
    porcelain,
    { style: 'braid', color: '#d8994c', shade: '#e6b36d', beard: false },
  ),
  bodyFrom(
    'nadia',
    { ...average, height: 0.97, shoulders: 0.94, waist: 0.92, hips: 1.05, bust: 1, limbs: 0.96 },
    chestnut,
    { style: 'long', color: '#2a1719', shade: '#45292a', beard: false },
  ),
];
