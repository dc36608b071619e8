import { Avatar } from '../../ui/Avatar.tsx';
import { initials } from './initials.ts';

export type Person = { firstName: string; lastName: string | null; profileImageUrl: string | null };

/** Someone's picture, or their initials. Their name stands beside it. */
export function Face({ person, className }: { person: Person; className: string }) {
  return (
    <Avatar src={person.profileImageUrl} className={className}>
      {initials(person)}
    </Avatar>
  );
}
