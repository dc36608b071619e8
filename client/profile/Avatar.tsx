import { initials } from './initials.ts';

type AvatarProps = {
  person: { firstName: string; lastName: string | null; profileImageUrl: string | null };
  className?: string;
};

/** Someone's picture, or the first letters of their names. The name itself stands beside it. */
export function Avatar({ person, className = '' }: AvatarProps) {
  const shape = `shrink-0 rounded-full shadow-card ${className}`;
  if (person.profileImageUrl) {
    return <img src={person.profileImageUrl} alt="" className={`object-cover ${shape}`} />;
  }
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center bg-linear-to-br from-apricot to-blush font-title font-semibold ${shape}`}
    >
      {initials(person)}
    </span>
  );
}
