import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from './i18n.ts';
import { Button, type ButtonProps, SureButton } from './ui/button.tsx';

const WORDS = {
  en: { yes: 'Yes', no: 'No' },
  fr: { yes: 'Oui', no: 'Non' },
};

/** The props for the button that opens the question. */
interface Asking {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onClick: () => void;
}

interface ConfirmProps extends Pick<ButtonProps, 'look'> {
  readonly question: string;
  readonly yes?: string;
  readonly no?: string;
  readonly class?: string;
  /** Runs after the confirmation. If it returns an error text, this text replaces the question. */
  readonly onConfirm: () => ComponentChildren | Promise<ComponentChildren>;
  /** The contents of the button that asks, or a function that renders everything that the question replaces. */
  readonly children: ComponentChildren | ((asking: Asking) => ComponentChildren);
}

/** A button that asks for confirmation. The question replaces the children, so that it covers nothing. */
export const Confirm = ({ question, yes, no, look, class: own = '', onConfirm, children }: ConfirmProps) => {
  const words = say(WORDS);
  const isAsking = useSignal(false);
  const fault = useSignal<ComponentChildren>(undefined);
  const wasAsked = useRef(false);
  // The pressed button disappears, so the button that replaces it takes the focus.
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (wasAsked.current || isAsking.value) next.current?.focus();
    wasAsked.current ||= isAsking.value;
  }, [isAsking.value]);
  const ask = (isOpen: boolean) => () => {
    fault.value = undefined;
    isAsking.value = isOpen;
  };
  const confirm = async (): Promise<void> => {
    const failed = await onConfirm();
    if (failed) fault.value = failed;
    else ask(false)();
  };
  if (!isAsking.value) {
    const asking = { ref: next, onClick: ask(true) };
    if (typeof children === 'function') return <>{children(asking)}</>;
    return (
      <Button look={look} {...asking}>
        {children}
      </Button>
    );
  }
  return (
    <div class={`row ${own}`} role="group" aria-label={question}>
      <span class="error" role="alert">
        {fault.value ?? question}
      </span>
      <SureButton onClick={() => void confirm()}>{yes ?? words.yes}</SureButton>
      <Button ref={next} onClick={ask(false)}>
        {no ?? words.no}
      </Button>
    </div>
  );
};
