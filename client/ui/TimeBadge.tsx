import { Clock } from 'lucide-react';
import { Badge } from './Badge.tsx';

export function TimeBadge({ children }: { children: string }) {
  return (
    <Badge>
      <Clock aria-hidden="true" className="size-4" />
      {children}
    </Badge>
  );
}
