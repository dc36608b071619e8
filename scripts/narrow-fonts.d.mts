type FontFile = { font: string; part: 'basic' | 'more'; name: string };

export const FILES: readonly FontFile[];
export const RANGES: Readonly<Record<FontFile['part'], string>>;
export function narrow(file: FontFile): Promise<Buffer>;
export function fontFile(name: string): string;
