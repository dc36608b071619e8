import { RotateCcw } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { handsFreeCopy as copy, playerCopy } from './copy.ts';

type PlayerSettingsProps = {
  isHandsFree: boolean;
  hasSound: boolean;
  canReset: boolean;
  onHandsFree: (isOn: boolean) => void;
  onSound: (isOn: boolean) => void;
  onReset: () => void;
};

export function PlayerSettings(props: PlayerSettingsProps) {
  const { isHandsFree, hasSound, canReset, onHandsFree, onSound, onReset } = props;
  return (
    <div className="space-y-3 rounded-card border border-line/70 bg-raised/70 p-5">
      <Switch
        id="hands-free"
        label={copy.title}
        hint={copy.lead}
        checked={isHandsFree}
        onChange={(event) => onHandsFree(event.target.checked)}
      />
      {isHandsFree && (
        <Switch
          id="sound"
          label={copy.sound}
          hint={copy.soundLead}
          checked={hasSound}
          onChange={(event) => onSound(event.target.checked)}
        />
      )}
      <Button variant="ghost" className="w-full" disabled={!canReset} onClick={onReset}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {playerCopy.reset}
      </Button>
    </div>
  );
}
