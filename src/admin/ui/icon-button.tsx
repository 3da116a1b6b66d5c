import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { ActionButton } from "./action-button";

type IconButtonProps = ComponentProps<typeof ActionButton> & {
  label: string;
  icon: LucideIcon;
};

/** A button with an icon alone. Its label is for screen readers. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, ...button } = props;
  return (
    <ActionButton variant="ghost" size="icon" aria-label={label} {...button}>
      <Icon aria-hidden="true" className="size-5" />
    </ActionButton>
  );
}
