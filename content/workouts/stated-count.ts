/** Words that make a number something else than a count of movements. */
const NO_COUNT = /breath|sighs|tries|beats|a call|\d s\b/;

/**
 * Number of movements that a step's repetitions ask for, on each side if they name sides: 20 for
 * “2 x 10”, 11 for “10 to 12”, 26 for “8, then 8 and 10”. Null if nothing is counted.
 */
export function statedCount(reps = ''): number | null {
  if (NO_COUNT.test(reps)) return null;
  const numbers = (reps.match(/\d+/g) ?? []).map(Number);
  if (numbers.length === 0) return null;
  if (/\d x \d/.test(reps)) return numbers.reduce((product, number) => product * number, 1);
  const sum = numbers.reduce((total, number) => total + number, 0);
  return /\d to \d/.test(reps) ? sum / numbers.length : sum;
}
