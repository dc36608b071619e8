import { useDiscreet } from '../../lib/use-preferences.ts';
import { Button } from '../../ui/Button.tsx';
import { installCopy as copy } from './copy.ts';
import { InstallDrawing } from './InstallDrawing.tsx';
import { askToInstall, useInstallWay } from './install-prompt.ts';

type InstallStepsProps = {
  /** Called after the browser's own prompt, whatever the answer was. */
  onAsked?: () => void;
};

/**
 * Explains how to install the app here: one button if the browser has a prompt of its own, else
 * drawn steps.
 */
export function InstallSteps({ onAsked }: InstallStepsProps) {
  const way = useInstallWay();
  const isDiscreet = useDiscreet();
  if (way === 'installed') return <p role="status">{copy.installed}</p>;
  if (way === 'none') return <p className="text-ink-soft">{copy.noWay}</p>;
  return (
    <>
      <p className="text-ink-soft">
        {copy.lead} {isDiscreet && copy.discreet}
      </p>
      {way === 'prompt' ? (
        <Button onClick={() => void askToInstall().then(onAsked)}>{copy.install}</Button>
      ) : (
        <ol className="grid gap-3 sm:grid-cols-3">
          {copy.steps[way].map(({ drawing, text }, index) => (
            <li
              key={drawing}
              className="flex items-center gap-4 rounded-field bg-sunk p-3 sm:flex-col sm:text-center"
            >
              <InstallDrawing name={drawing} />
              <span>
                <span className="font-semibold">{index + 1}.</span> {text}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
