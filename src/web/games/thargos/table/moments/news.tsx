import type { Model } from '../model.ts';
import { sentenceOf } from './event-text.tsx';

interface NewsProps {
  readonly model: Model;
  readonly names: readonly string[];
}

/** The result of the last answer and what others did since, as sentences. */
export const News = ({ model, names }: NewsProps) => {
  const view = model.view.value;
  const told = model.news.value.flatMap(happening => sentenceOf({ happening, view, names })?.text ?? []);
  return (
    <>
      {told.map((says, i) => (
        <p key={`${i}: ${says}`}>{says}</p>
      ))}
    </>
  );
};
