export type Link = { label: string; url: string };

/** Words of a mail, from which both of its forms are written. */
export type Content = {
  paragraphs: readonly string[];
  /** Lines of a receipt or a parcel: a name and its value. */
  facts?: readonly (readonly [name: string, value: string])[];
  button?: Link;
  /** Says after the button how long its link works, or what else can be done. */
  notes?: readonly string[];
  /** Says what to do if the reader did not cause the mail, perhaps by pressing the remedy. */
  ifNotYou: string;
  remedy?: Link;
  /** Says why the mail came. */
  reason: string;
};

/** Adds the lines that every mail gets from its recipient. */
export type ContentInFull = Content & { greeting: string; unsubscribe: Link | null };
