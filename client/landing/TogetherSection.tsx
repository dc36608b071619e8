import { usePicturesInView } from '../ui/use-in-view.ts';
import { CouplePicture } from './CouplePicture.tsx';
import { togetherCopy as copy } from './copy.ts';

/** Shows the use of two phones: the same step on both, at the same moment. */
export function TogetherSection() {
  const { place, areNear } = usePicturesInView<HTMLDivElement>();
  return (
    <section
      aria-labelledby="together"
      className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] items-center gap-10 px-5 py-16 sm:px-8 md:grid-cols-2 lg:gap-16 lg:px-12 lg:py-24"
    >
      <div>
        <h2 id="together" className="text-title">
          {copy.heading}
        </h2>
        <p className="mt-3 max-w-[34rem] text-lead text-ink-soft">{copy.lead}</p>
        <ol className="mt-6 list-decimal space-y-2 pl-5 marker:font-title marker:font-semibold marker:text-accent">
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div
        ref={place}
        aria-hidden="true"
        className="relative mx-auto flex w-full max-w-md justify-center gap-4 md:gap-6"
      >
        <Phone name={copy.names[0]} isNear={areNear} className="-rotate-3" />
        <Phone name={copy.names[1]} isNear={areNear} className="mt-8 rotate-3" />
        <span className="absolute top-1/2 left-1/2 grid size-14 -translate-1/2 place-items-center rounded-full bg-raised text-accent shadow-lift">
          {/* Drawn here: one icon of the library would bring all the app's icons along. */}
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 fill-current">
            <path d="M12 20.5 4.3 12.6a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1z" />
          </svg>
        </span>
      </div>
    </section>
  );
}

type PhoneProps = { name: string; isNear: boolean; className: string };

function Phone({ name, isNear, className }: PhoneProps) {
  return (
    <div
      className={`w-1/2 rounded-[2rem] border-6 border-ink bg-paper p-2.5 shadow-lift ${className}`}
    >
      <CouplePicture
        workoutId={101}
        isNear={isNear}
        className="h-36 w-full rounded-[1.25rem] sm:h-48"
      />
      <p className="mt-3 font-title leading-tight font-semibold text-balance">{copy.workout}</p>
      <p className="my-2 h-1.5 rounded-full bg-linear-to-r from-accent from-50% to-line to-50%" />
      <p className="flex items-center justify-between pb-1 text-sm">
        <span className="flex items-center gap-1.5 font-semibold">
          <span className="size-2 rounded-full bg-second" />
          {name}
        </span>
        <span className="text-ink-soft tabular-nums">{copy.left}</span>
      </p>
    </div>
  );
}
