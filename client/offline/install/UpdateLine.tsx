import { updateCopy as copy } from './copy.ts';
import { loadUpdate } from './follow-updates.ts';

/** Line above the navigation. Not shown during a workout. */
export function UpdateLine() {
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-4 bg-second-soft px-4 font-semibold flat:max-lg:flex-col flat:max-lg:gap-0 flat:max-lg:px-1 flat:max-lg:text-center flat:max-lg:text-xs lg:absolute lg:inset-x-4 lg:bottom-6 lg:flex-col lg:items-start lg:gap-0 lg:rounded-field lg:pt-3"
    >
      {copy.ready}
      <button
        type="button"
        onClick={() => void loadUpdate()}
        className="min-h-11 text-second underline underline-offset-4"
      >
        {copy.load}
      </button>
    </p>
  );
}
