import { expect, test } from 'vitest';
import { aCouple, aSignUp, Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';

const world = testApp();

test('a partner has signed in once they did so themselves', async () => {
  const form = aSignUp();
  const robin = new Visitor(world);
  await robin.post('/api/register', form);
  const kimAsSeen = { firstName: 'Kim', lastName: null, profileImageUrl: null };
  expect(await robin.get('/api/partner')).toEqual({ ...kimAsSeen, hasSignedIn: false });

  const kim = new Visitor(world);
  await kim.post('/api/login', { email: form.partner2Email, password: form.partner2Password });

  expect(await robin.get('/api/partner')).toEqual({ ...kimAsSeen, hasSignedIn: true });
  expect(await kim.get('/api/partner')).toEqual({
    firstName: 'Robin',
    lastName: 'Castle',
    profileImageUrl: null,
    hasSignedIn: true,
  });
});

test('the tour is completed by each partner for themselves, on every device of theirs', async () => {
  const { robin, kim, form } = await aCouple(world);
  expect(await robin.get('/api/tour')).toEqual({ isCompleted: false });
  expect((await robin.request('PUT', '/api/tour')).status).toBe(204);
  const secondPhone = new Visitor(world);
  await secondPhone.post('/api/login', {
    email: form.partner1Email,
    password: form.partner1Password,
  });
  expect(await secondPhone.get('/api/tour')).toEqual({ isCompleted: true });
  expect(await kim.get('/api/tour')).toEqual({ isCompleted: false });
});

test.each([
  ['GET', '/api/partner'],
  ['GET', '/api/tour'],
  ['PUT', '/api/tour'],
] as const)('%s %s asks a visitor to sign in', async (method, url) => {
  expect(await new Visitor(world).request(method, url)).toMatchObject({ status: 401 });
});
