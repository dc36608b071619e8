import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { forgetOthers } from '../device/clear-member-data.ts';
import { nameAuthor } from '../device/word-keys.ts';
import { onHideScreen } from '../lib/hide-screen.ts';
import { refreshPreferences } from '../lib/preferences.ts';
import { useDiscreet } from '../lib/use-preferences.ts';
import { Button } from '../ui/Button.tsx';
import { twoFingerDoubleTaps } from './two-finger-tap.ts';

const copy = { title: 'Planner', show: 'Show Again' } as const;

const DOUBLE_PRESS_MS = 600;

/** Applies preferences, removes other members' data, and covers the screen in discreet mode. */
export function PrivacyScreen() {
  const { status, user } = useAuth();
  const isDiscreet = useDiscreet();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may bring other preferences.
  useEffect(() => refreshPreferences(), [user]);
  useEffect(() => {
    if (user) nameAuthor(user);
  }, [user]);
  const userId = user?.id;
  useEffect(() => {
    if (userId) void forgetOthers(userId);
  }, [userId]);
  return isDiscreet && status === 'signed-in' ? <Veil /> : null;
}

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/**
 * Covers the page while the tab is hidden, so that the list of open apps shows a blur. Esc pressed
 * twice toggles the cover, and so does a double tap with two fingers, a gesture that no system and
 * no browser uses.
 */
function Veil() {
  const [isHidden, setIsHidden] = useState(document.hidden);
  const [isDrawn, setIsDrawn] = useState(false);
  const veil = useRef<HTMLDialogElement>(null);
  const isVeiled = isHidden || isDrawn;

  useEffect(() => {
    const follow = () => setIsHidden(document.hidden);
    const hide = () => setIsHidden(true);
    let lastEscape = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat) return;
      // The dialog's own Esc would close the cover on the second press of Esc, Esc.
      if (veil.current?.open) event.preventDefault();
      const isDouble = event.timeStamp - lastEscape < DOUBLE_PRESS_MS;
      lastEscape = isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp;
      if (isDouble) setIsDrawn((drawn) => !drawn);
    };
    const isDoubleTap = twoFingerDoubleTaps();
    const onTouch = (event: TouchEvent) => isDoubleTap(event) && setIsDrawn((drawn) => !drawn);
    for (const type of TOUCHES) addEventListener(type, onTouch, { capture: true, passive: true });
    const unlisten = onHideScreen(() => setIsDrawn(true));
    document.addEventListener('visibilitychange', follow);
    addEventListener('pagehide', hide);
    addEventListener('pageshow', follow);
    addEventListener('keydown', onKey, true);
    return () => {
      for (const type of TOUCHES) removeEventListener(type, onTouch, true);
      unlisten();
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', follow);
      removeEventListener('keydown', onKey, true);
    };
  }, []);

  useEffect(() => {
    const dialog = veil.current;
    if (!dialog || !isVeiled) return;
    const raise = () => {
      dialog.close();
      dialog.showModal();
    };
    raise();
    // The dialog opened last lies on top: raise the cover again when another dialog opens by itself.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target !== dialog && isOpenDialog(target))) raise();
    });
    observer.observe(document, { subtree: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      dialog.close();
    };
  }, [isVeiled]);

  return (
    <dialog
      ref={veil}
      aria-label={copy.title}
      className="fixed inset-0 size-full max-h-none max-w-none place-items-center bg-paper/72 p-6 text-ink backdrop-blur-[28px] backdrop-saturate-60 backdrop:bg-transparent open:grid"
      onCancel={(event) => event.preventDefault()}
      // The close event comes a moment later, when the cover may have been raised again.
      onClose={({ currentTarget }) => currentTarget.open || setIsDrawn(false)}
    >
      <Button variant="ghost" onClick={() => setIsDrawn(false)}>
        {copy.show}
      </Button>
    </dialog>
  );
}

function isOpenDialog(node: Node): boolean {
  return node instanceof HTMLDialogElement && node.open;
}
