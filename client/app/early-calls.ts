/**
 * What a page asks for first, by its path: who is signed in, and what its largest picture waits
 * for. Written out, because the first file of a page is too small for the contract; a test
 * compares them.
 */
export function earlyCalls(path: string, withLogin: boolean): string[] {
  const user = withLogin ? ['/api/user'] : [];
  const [, section, id = ''] = path.split('/');
  if (section === 'workout' && /^\d+$/.test(id)) return [...user, `/api/workouts/${id}`];
  if (section === 'workout' && /^[a-z]+$/.test(id)) {
    return [...user, `/api/workouts/category/${id}`];
  }
  if (section === 'store') return [...user, '/api/store/products'];
  if (section === '' && withLogin) return [...user, '/api/workouts?category=stretch'];
  return user;
}
