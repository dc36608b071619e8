import { useEffect, useRef, useState } from 'react';
import { veilCopy as copy } from '../account/copy.ts';
import { useAuth } from '../auth/use-auth.ts';
import { dropDraftsOfOthers } from '../lib/drafts.ts';
import { refreshPreferences, useDiscreet } from '../lib/preferences.ts';
import { Button } from '../ui/Button.tsx';

const DOUBLE_PRESS_MS = 600;

/** Follows who is signed in: their look comes with them, and nobody else's drafts stay. */
export function Discretion() {
  const { status, user } = useAuth();
  const isDiscreet = useDiscreet();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may bring another look.
  useEffect(() => refreshPreferences(), [user]);
  const userId = user?.id;
  useEffect(() => {
    if (userId) dropDraftsOfOthers(userId);
  }, [userId]);
  return isDiscreet && status === 'signed-in' ? <Veil /> : null;
}

/**
 * Lies over everything while nobody looks: the list of open apps shows a blur, and so does the
 * screen after Esc, Esc, until it is asked for again.
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
      // A veil that a single Esc lifts would be lifted by the second of two.
      if (veil.current?.open) event.preventDefault();
      const isDouble = event.timeStamp - lastEscape < DOUBLE_PRESS_MS;
      lastEscape = isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp;
      if (isDouble) setIsDrawn((drawn) => !drawn);
    };
    document.addEventListener('visibilitychange', follow);
    addEventListener('pagehide', hide);
    addEventListener('pageshow', follow);
    addEventListener('keydown', onKey, true);
    return () => {
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
    // Opened last, it lies above any other dialog; what opens by itself later must not lie above it.
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
      className="veil"
      onCancel={(event) => event.preventDefault()}
      // It is told a moment later, when the veil may have been raised again.
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
