import { Button, type ButtonProps } from './button.tsx';

interface MenuButtonProps extends Omit<ButtonProps, 'onClick' | 'onToggle' | 'aria-expanded'> {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A button that opens and closes something. Its owner shows what is open. */
export const MenuButton = ({ isOpen, onToggle, ...rest }: MenuButtonProps) => (
  <Button aria-expanded={isOpen} onClick={() => onToggle(!isOpen)} {...rest} />
);
