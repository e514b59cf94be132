import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { IconName } from '../art/icons.ts';
import { classNames } from './dom.ts';
import { Icon } from './icon.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'type'> {
  /** `main` is for the button that most players of a screen press; `plain` has no frame. */
  readonly look?: 'main' | 'plain' | undefined;
  readonly type?: 'button' | 'submit';
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

export const Button = ({ look, class: own, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} class={classNames(look && `${look}-button`, own)} {...rest} />
);

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'label' | 'aria-label' | 'children'> {
  readonly icon: IconName;
  readonly label: string;
}

export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <Button aria-label={label} {...rest}>
    <Icon name={icon} />
  </Button>
);

interface ButtonsProps<V> {
  readonly label: string;
  readonly options: readonly (readonly [value: V, name: ComponentChildren])[];
  readonly value: V;
  readonly onValue: (value: V) => void;
}

/** A choice of one value, with a toggle button for each. */
export const ChoiceButtons = <V,>({ label, options, value, onValue }: ButtonsProps<V>) => (
  <div class="row" role="group" aria-label={label}>
    {options.map(([each, name], i) => (
      <Button key={i} aria-pressed={each === value} onClick={() => onValue(each)}>
        {name}
      </Button>
    ))}
  </div>
);

interface GoOnProps {
  readonly class?: string;
  readonly onGo: () => void;
  readonly children: ComponentChildren;
}

/**
 * A button that takes the focus when it appears, so that Enter presses it. `autofocus` would work only once
 * per page load.
 */
export const ContinueButton = ({ class: look = 'main-button', onGo, children }: GoOnProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} class={look} data-main onClick={onGo}>
      {children}
    </Button>
  );
};

/** The time for which `SureButton` is disabled. The second tap of a double tap comes sooner. */
const READY_MS = 600;

interface SureProps {
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** Confirms what can’t be undone. It is disabled at first, because a double tap could press it by accident. */
export const SureButton = ({ onClick, children }: SureProps) => {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button disabled={!isReady} onClick={onClick}>
      {children}
    </Button>
  );
};

interface MenuButtonProps extends Omit<ButtonProps, 'onClick' | 'onToggle' | 'aria-expanded'> {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A button that opens and closes something, which the parent component shows. */
export const MenuButton = ({ isOpen, onToggle, ...rest }: MenuButtonProps) => (
  <Button aria-expanded={isOpen} onClick={() => onToggle(!isOpen)} {...rest} />
);
