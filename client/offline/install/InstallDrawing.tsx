import type { ReactNode } from 'react';
import { useDiscreet } from '../../lib/use-preferences.ts';

export type Drawing = 'share' | 'menu' | 'add' | 'home-screen';

/** Draws a small phone with the control that the step mentions. */
export function InstallDrawing({ name }: { name: Drawing }) {
  const isDiscreet = useDiscreet();
  return (
    <svg viewBox="0 0 64 88" aria-hidden="true" className="h-22 w-16 shrink-0">
      <rect
        x="2"
        y="2"
        width="60"
        height="84"
        rx="10"
        className="fill-raised stroke-line stroke-2"
      />
      {name === 'home-screen' ? <HomeScreen isDiscreet={isDiscreet} /> : drawings[name]}
    </svg>
  );
}

const LINE = 'fill-none stroke-accent stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round]';

const words = <path d="M12 18h40M12 26h30M12 34h36" className="fill-none stroke-line stroke-3" />;

const drawings: Readonly<Record<Exclude<Drawing, 'home-screen'>, ReactNode>> = {
  share: (
    <>
      {words}
      <rect x="2" y="66" width="60" height="20" rx="10" className="fill-accent-soft" />
      <path d="M32 79V68m-4 3.500 4-4 4 4M27.500 74H26v8h12v-8h-1.500" className={LINE} />
    </>
  ),
  menu: (
    <>
      <rect x="2" y="2" width="60" height="20" rx="10" className="fill-accent-soft" />
      <path d="M52 7v.010M52 12v.010M52 17v.010" className={`${LINE} stroke-4`} />
      <rect x="10" y="9" width="32" height="6" rx="3" className="fill-raised" />
      <path d="M12 34h40M12 42h30M12 50h36M12 58h24" className="fill-none stroke-line stroke-3" />
    </>
  ),
  add: (
    <>
      {words}
      <rect x="6" y="46" width="52" height="18" rx="6" className="fill-accent-soft" />
      <path d="M12 55h22" className="fill-none stroke-ink-soft stroke-3" />
      <rect x="42" y="49" width="12" height="12" rx="3" className={LINE} />
      <path d="M48 52.500v5m-2.500-2.500h5" className={LINE} />
      <path d="M12 74h30" className="fill-none stroke-line stroke-3" />
    </>
  ),
};

function HomeScreen({ isDiscreet }: { isDiscreet: boolean }) {
  return (
    <>
      <path
        d="M10 12h12v12H10zM42 12h12v12H42zM10 32h12v12H10zM42 32h12v12H42zM26 12h12v12H26z"
        className="fill-line"
      />
      <rect x="23" y="29" width="18" height="18" rx="5" className="fill-accent-soft" />
      {isDiscreet ? (
        <path d="M27 34h10v9H27zM27 37h10M30 32v3M34 32v3" className={LINE} />
      ) : (
        <>
          <circle cx="29.500" cy="38" r="4.500" className="fill-(--art-coral)" />
          <circle cx="34.500" cy="38" r="4.500" className="fill-(--art-teal) opacity-90" />
        </>
      )}
      <path d="M20 78h24" className="fill-none stroke-line stroke-3" />
    </>
  );
}
