import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { Cover } from './Cover.tsx';
import { Switch } from './Switch.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const show = (part: ReactElement) => act(async () => root.render(part));
const picture = () => document.querySelector('img');

test('a switch is named by the words beside it, and described by its hint', async () => {
  await show(<Switch label="Hands-free" hint="Each step counts down." checked readOnly />);
  const input = document.querySelector('input');
  expect([...(input?.labels ?? [])].map(({ textContent }) => textContent)).toEqual(['Hands-free']);
  expect(input?.hasAttribute('aria-label')).toBe(false);
  const hint = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Each step counts down.');
});

test('a cover far from the screen is no picture without a source', async () => {
  await show(<Cover imageUrl="/covers/1.svg" motif="rings" isNear={false} />);
  expect(picture()).toBeNull();
  await show(<Cover imageUrl="/covers/1.svg" motif="rings" />);
  expect(picture()?.getAttribute('src')).toBe('/covers/1.svg');
});

test('a face that does not load gives way to the initials, until another is chosen', async () => {
  const face = (src: string) => (
    <Avatar src={src} className="size-16">
      RM
    </Avatar>
  );
  await show(face('/api/avatars/1'));
  await act(async () => picture()?.dispatchEvent(new Event('error')));
  expect(picture()).toBeNull();
  expect(document.body.textContent).toBe('RM');
  await show(face('/api/avatars/2'));
  expect(picture()?.getAttribute('src')).toBe('/api/avatars/2');
});
