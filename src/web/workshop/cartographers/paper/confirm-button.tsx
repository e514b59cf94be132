import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { SureButton } from '../../../ui/sure-button.tsx';

const WORDS = {
  en: { yes: 'Yes', no: 'No' },
  fr: { yes: 'Oui', no: 'Non' },
};

interface ConfirmButtonProps {
  readonly question: string;
  readonly onConfirm: () => void;
  readonly children: ComponentChildren;
}

/** Asks once more, in place: nothing covers what would be lost. */
export const ConfirmButton = ({ question, onConfirm, children }: ConfirmButtonProps) => {
  const words = say(WORDS);
  const isAsking = useSignal(false);
  const wasAsked = useRef(false);
  const answer = (isSure: boolean) => () => {
    isAsking.value = false;
    wasAsked.current = true;
    if (isSure) onConfirm();
  };
  if (!isAsking.value)
    return (
      <Button
        ref={button => {
          if (wasAsked.current) button?.focus();
        }}
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {children}
      </Button>
    );
  return (
    <span class="row" role="alert">
      <span>{question}</span>
      <SureButton onClick={answer(true)}>{words.yes}</SureButton>
      <Button ref={button => button?.focus()} onClick={answer(false)}>
        {words.no}
      </Button>
    </span>
  );
};
