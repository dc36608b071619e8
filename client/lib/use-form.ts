import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';

type Texts<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never };
type TextName<Values> = Texts<Values>[keyof Values] & string;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A sentence for each field that is wrong, or for the form; an empty sentence marks without words.
 */
type FormErrors<Values> = { [Name in keyof Values | 'form']?: string };

type FormOptions<Values> = {
  initial: Values | (() => Values);
  /** While the form is being sent, submitting it again does nothing. */
  isBusy: boolean;
  /** Called with every change, to keep drafts. */
  onChange?: (values: Values) => void;
  onSubmit: (values: Values) => void;
};

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/** Values of a form, their errors, and the props of its elements. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { isBusy, onChange, onSubmit } = options;
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const element = useRef<HTMLFormElement>(null);

  function change(changes: Partial<Values>) {
    const next = { ...values, ...changes };
    setValues(next);
    onChange?.(next);
  }

  return {
    values,
    /** Replaces the values without telling `onChange`. */
    setValues,
    change,
    errors,
    setErrors,
    /** Marks the fields that are wrong and moves the focus into the first of them. */
    showErrors(wrong: FormErrors<Values>) {
      setErrors(wrong);
      const [first] = Object.keys(wrong);
      if (first) element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    },
    props: {
      ref: element,
      noValidate: true,
      // Repeat the fields' setting: for text areas and selects, Chromium checks only the form's.
      autoComplete: 'off',
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isBusy) return;
        setErrors({});
        onSubmit(values);
      },
    },
    field: <Name extends TextName<Values>>(name: Name) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<Control>) =>
        change({ [name]: currentTarget.value } as unknown as Partial<Values>),
    }),
  };
}
