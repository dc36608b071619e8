export function findPostgres(): string | null;
export function findTurnServer(): string | null;
export function findNginx(): string | null;
export function findBrowser(): string | null;
export function findFirefox(): string | null;
export function findFaketime(): string | null;
export function canInstallDebianPackages(): boolean;
