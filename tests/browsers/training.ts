import type { Phone } from './phone.ts';

/** Starts a workout and goes to its last step, where the workout can be completed. */
export async function trainToTheEnd(phone: Phone) {
  await phone.open('/workout/101');
  await phone.press('Start');
  await phone.see('Pause');
  const steps = await phone.run(
    async () => (await (await fetch('/api/workouts/101')).json()).steps,
  );
  for (let step = 2; step <= steps.length; step++) {
    await phone.press('Next');
    await phone.see(`Step ${step} of ${steps.length}`);
  }
}
