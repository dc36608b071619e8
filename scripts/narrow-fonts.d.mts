export const FONTS: readonly string[];
export function narrow(font: string): Promise<Buffer>;
export function narrowedFile(font: string): string;
