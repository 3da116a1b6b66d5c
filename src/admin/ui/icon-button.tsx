import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { ActionButton } from "./action-button";

type IconButtonProps = Omit<ComponentProps<typeof ActionButton>, "isUnavailable"> & {
  label: string;
  icon: LucideIcon;
  isUnavailable?: boolean;
};

/** A button with an icon alone. Its label is for screen readers. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, isUnavailable = false, ...button } = props;
  return (
    <ActionButton
      variant="ghost"
      size="icon"
      aria-label={label}
      isUnavailable={isUnavailable}
      {...button}
    >
      <Icon aria-hidden="true" className="size-5" />
    </ActionButton>
  );
}
