import type { ToastWords } from '../../ui/toast-store.ts';
import type { DeviceKind, DeviceStatus, Shown } from './video-state.ts';

/** Words of the tile in which partners see each other. */
export const videoCopy = {
  tile: (name: string) => `${name}, live`,
  enlarge: (name: string) => `Enlarge ${name}’s picture`,
  enlargeHint: 'Drag it, or move it with the arrow keys.',
  shrink: 'Make it small',
  putAway: 'Hide the picture',
  pictureInPicture: 'Picture in picture',
  end: 'Stop seeing each other',
  turnSoundOn: 'Turn Sound On',
  tryAgain: 'Try Again',
  cameraOn: 'Turn your camera on',
  cameraOff: 'Turn your camera off',
  microphoneOn: 'Turn your microphone on',
  microphoneOff: 'Turn your microphone off',
  phrase: 'Your three words',
  phraseHint: (name: string) =>
    `Read these to each other. If ${name} sees the same three, your call is private.`,
  self: 'You, as your partner sees you',
} as const;

/** Words over the tile while there is no picture. */
export const shownCopy: Readonly<Record<Exclude<Shown, 'picture'>, (name: string) => string>> = {
  connecting: () => 'Connecting...',
  broken: () => 'Reconnecting...',
  'no-way': () => 'No connection yet',
  'camera-off': (name) => `${name}’s camera is off`,
  held: () => 'Slow connection. Back soon.',
};

type Trouble = Extract<DeviceStatus, 'refused' | 'missing' | 'busy'>;

export const deviceToasts: Readonly<Record<DeviceKind, Readonly<Record<Trouble, ToastWords>>>> = {
  camera: {
    refused: {
      title: 'Camera Not Allowed',
      description:
        'Your workout keeps going. To be seen, allow the camera for this page in your browser.',
    },
    missing: {
      title: 'No Camera Found',
      description: 'Your workout keeps going. You still see and hear your partner.',
    },
    busy: {
      title: 'Camera Is Busy',
      description: 'Another app may be using it. Close that app, then turn your camera on here.',
    },
  },
  microphone: {
    refused: {
      title: 'Microphone Not Allowed',
      description:
        'Your workout keeps going. To be heard, allow the microphone for this page in your browser.',
    },
    missing: {
      title: 'No Microphone Found',
      description: 'Your workout keeps going. You still see and hear your partner.',
    },
    busy: {
      title: 'Microphone Is Busy',
      description:
        'Another app may be using it. Close that app, then turn your microphone on here.',
    },
  },
};

export const bothRefused: ToastWords = {
  title: 'Camera and Microphone Not Allowed',
  description:
    'Your workout keeps going. To be seen and heard, allow them for this page in your browser.',
};

export const noWayToasts = {
  withoutRelay: {
    title: 'No Connection Between Your Phones',
    description: 'Your workout stays in step. Video works while you’re both on the same Wi-Fi.',
  },
  withRelay: {
    title: 'No Connection Between Your Phones',
    description: 'Your workout stays in step. We’ll keep trying and connect the video when we can.',
  },
} as const satisfies Record<string, ToastWords>;
