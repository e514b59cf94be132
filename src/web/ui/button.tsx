import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import type { IconName } from '../art/icons.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'type'> {
  /** `main`: the one button of a screen that most players press. `plain`: no frame. */
  readonly look?: 'main' | 'plain' | undefined;
  readonly type?: 'button' | 'submit';
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

export const Button = ({ look, class: own, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} class={classNames(look && `${look}-button`, own)} {...rest} />
);

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'label' | 'aria-label' | 'children'> {
  readonly icon: IconName;
  /** What it does, for screen readers. */
  readonly label: string;
}

export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <Button aria-label={label} {...rest}>
    <Icon name={icon} />
  </Button>
);
