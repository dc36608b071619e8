export const root: string;
export function build(): Promise<void>;
