import { RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { handsFreeCopy, playerCopy } from './copy.ts';
import type { PlayerProps } from './player-props.ts';
import { useCanUndo } from './use-can-undo.ts';

type PlayerSettingsProps = {
  play: PlayerProps;
  hasSound: boolean;
  onHandsFree: (isOn: boolean) => void;
  onSound: (isOn: boolean) => void;
  keepsMusic: boolean;
  onKeepsMusic: (isOn: boolean) => void;
};

export function PlayerSettings(props: PlayerSettingsProps) {
  const { hasSound, keepsMusic, onHandsFree, onSound, onKeepsMusic } = props;
  const { state, isBusy, reset, undoReset } = props.play;
  const canUndo = useCanUndo(state);
  const Icon = canUndo ? Undo2 : RotateCcw;
  const isUntouched = state.phase === 'idle' && state.place.step === 0;
  return (
    <div className="space-y-3 rounded-card border border-line/70 bg-raised/70 p-5">
      <Switch
        id="hands-free"
        label={handsFreeCopy.title}
        hint={handsFreeCopy.lead}
        checked={state.isHandsFree}
        onChange={(event) => onHandsFree(event.target.checked)}
      />
      {state.isHandsFree && (
        <Switch
          id="sound"
          label={handsFreeCopy.sound}
          hint={handsFreeCopy.soundLead}
          checked={hasSound}
          onChange={(event) => onSound(event.target.checked)}
        />
      )}
      {state.isHandsFree && hasSound && (
        <Switch
          id="keeps-music"
          label={handsFreeCopy.music}
          hint={handsFreeCopy.musicLead}
          checked={keepsMusic}
          onChange={(event) => onKeepsMusic(event.target.checked)}
        />
      )}
      <Button
        variant="ghost"
        className="w-full"
        disabled={(isUntouched && !canUndo) || isBusy}
        onClick={canUndo ? undoReset : reset}
      >
        <Icon aria-hidden="true" className="size-4" />
        {canUndo ? playerCopy.undo : playerCopy.reset}
      </Button>
    </div>
  );
}
