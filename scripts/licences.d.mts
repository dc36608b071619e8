export function licencePage(): string;
export function lockedPackages(): {
  name: string;
  version: string;
  licence: string;
  isShipped: boolean;
}[];
