import { type LucideIcon, Maximize, Menu, Minimize, RotateCcw, Undo2 } from 'lucide-react';
import { playerCopy as copy } from './copy.ts';
import type { PlayerProps } from './player-props.ts';
import { stageCopy } from './stage-copy.ts';
import { useCanUndo } from './use-can-undo.ts';
import { useFullScreen } from './use-full-screen.ts';

type StageCornerProps = { play: PlayerProps; onShowDetails: () => void };

/** Offers over the picture the buttons that must not be pressed by mistake for Previous or Next. */
export function StageCorner({ play, onShowDetails }: StageCornerProps) {
  const fullScreen = useFullScreen();
  const canUndo = useCanUndo(play.state);
  return (
    <div className="stage-corner">
      <CornerButton label={copy.details} Icon={Menu} onPress={onShowDetails} />
      {fullScreen && !canUndo && (
        <CornerButton
          label={stageCopy.fullScreen}
          Icon={fullScreen.isOn ? Minimize : Maximize}
          isPressed={fullScreen.isOn}
          onPress={fullScreen.toggle}
        />
      )}
      <CornerButton
        label={canUndo ? copy.undo : copy.reset}
        Icon={canUndo ? Undo2 : RotateCcw}
        isNamed={canUndo}
        isDisabled={!canUndo && (play.isBusy || play.state.phase === 'idle')}
        onPress={canUndo ? play.undoReset : play.reset}
      />
    </div>
  );
}

type CornerButtonProps = {
  label: string;
  Icon: LucideIcon;
  /** Shows the label beside the icon. */
  isNamed?: boolean;
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
};

function CornerButton(props: CornerButtonProps) {
  const { label, Icon, isNamed = false, isPressed, isDisabled, onPress } = props;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      className={`corner-button ${isNamed ? 'corner-button-named' : ''}`}
      onClick={onPress}
    >
      <Icon aria-hidden="true" className="size-5" />
      {isNamed && label}
    </button>
  );
}
