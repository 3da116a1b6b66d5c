import { Eye } from "lucide-react";
import { useState, type ReactNode } from "react";
import { preventNavigation } from "@/admin/ui/prevent-navigation";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/admin/ui/dialog";
import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { valuesToFields, type PostValues } from "./post-fields";

type PostPreviewProps = {
  post: BlogPost | null;
  values: PostValues;
  isDisabled: boolean;
  renderPreview: (post: BlogPost) => ReactNode;
};

/** A button that opens a preview of the post's page. */
export function PostPreview({ post, values, isDisabled, renderPreview }: PostPreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        disabled={isDisabled}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Eye aria-hidden="true" className="size-5" />
        {postForm.preview}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        size="full"
        title={postForm.previewTitle}
        description={postForm.previewNote}
      >
        <div className="min-w-0 rounded-box bg-rice" onClickCapture={preventNavigation}>
          {renderPreview(toPost(post, values))}
        </div>
      </Dialog>
    </>
  );
}

/** The post as it would be saved. */
function toPost(post: BlogPost | null, values: PostValues): BlogPost {
  const now = new Date().toISOString();
  const unsaved = { id: "preview", display_order: 0, created_at: now, updated_at: now };
  return { ...(post ?? unsaved), ...valuesToFields(values) };
}
