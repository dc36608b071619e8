/** Foot from the ankle, toes along +x, sole down. */
export const footShape =
  'M7.4-6.4C9.4-2.4 14 0 19.4 2.2C22.4 3.4 25.6 4.4 25.8 6.6C26 9 23.6 10 19.4 10C14 10 12 9 8 8.8C3 8.6 0 10-4.6 10C-8 10-10.4 9.4-10.6 6.6C-11 3-8.6-1-7.4-6Z';
export const toeLine = 'M19.6 5.6C21 5 22.6 5 24 5.8';

/**
 * Foot with the heel raised and the toes bent flat on the floor, for the angle used when standing
 * on toes.
 */
export const tiptoe =
  'M7.4-6.4C9.4-2.4 14-.4 19-.6C21.4-1.4 24-1 24 1.4C23.6 4.4 20 8 16.4 10C13.4 11.4 11 10 8 9.4C4 8.8 0 10-4.6 10C-8 10-10.4 9.4-10.6 6.6C-11 3-8.6-1-7.4-6Z';
export const tiptoeSole =
  'M-11 7C-4 7.6 8 6 13 7.4C16 7.2 20 3 23 .2C25 1 24 4 22 6.4C19 9.6 16.6 11.4 13.6 10.8C8 9.6 0 10.2-6 10.2C-9.4 10.2-11 9-11 7Z';

export const shoeShape =
  'M-7.8-5C-3-4.2 3-4.6 7.6-6.4C10.4-2.4 15 0 20.6 1.4C24.6 2.4 27.4 4 26.4 7L-11.6 7C-11.8 2-9.6-1-7.8-5Z';
export const shoeSole =
  'M-11.8 6.2L26.6 6.2C27.2 8.8 26 10 23.6 10L-9.6 10C-11.6 10-12.2 8.2-11.8 6.2Z';
export const shoeLaces = 'M9-1.6L6.4.8M12.4.4L9.8 2.8';

/** Foot that points at the viewer, ankle above, turned a little outward. */
export const frontFoot =
  'M6-7C6.6-4 7.4-1.6 8.8 .4C11 3 13.8 5.6 12.6 8C11 10.6 4 10.8-1 10.6C-5.6 10.4-8.4 9-8.4 5.4C-8.4 2-7-2-6-7Z';
export const frontToes = 'M2 8.4L2.2 10M5.4 8L5.8 9.8M8.6 7.2L9.4 9';
export const frontSole = 'M-8.6 6C-4 7.6 8 7.8 13.2 6C14.4 9 12.6 11 9 11L-4 11C-8 11-9.2 9-8.6 6Z';

/** Foot from behind, with the heel toward the viewer: bare, and in a shoe with its tab and sole. */
export const backFoot =
  'M5.6-7C5.4-3 7.7 1.6 7.6 5.6C7.4 9.2 4 10.6-.4 10.5C-5 10.4-8 9-7.8 5.4C-7.4 1-5.2-3-5.6-7Z';
export const heelLine = 'M-3.6-3.4C-4.4.6-4.8 3.4-4.6 6M3.4-3.4C4.2.6 4.6 3.4 4.4 6';
export const backShoe = 'M-6-6.4C-2.4-4.8 2.4-4.8 6-6.4C6.6-2 8-1 8 7L-8.2 7C-8.2 2-6.6-2-6-6.4Z';
export const backSole = 'M-8.6 6.2L8.4 6.2C9 9 7.6 11 5 11L-5.2 11C-7.8 11-9.2 9-8.6 6.2Z';
export const heelTab = 'M0-4.6L0 2.4M-3 5.4C-1 4.4 1 4.4 3 5.4';
