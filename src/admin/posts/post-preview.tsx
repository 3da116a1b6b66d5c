import { Eye } from "lucide-react";
import { useMemo, useState } from "react";
import { Dialog } from "@/admin/ui/dialog";
import { preventNavigation } from "@/admin/ui/prevent-navigation";
import { Button } from "@/ui/button";
import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { PostArticle } from "@/site/blog/post-article";
import { prepareArticle } from "@/lib/article";
import { valuesToFields, type PostValues } from "./post-table";

type PostPreviewProps = {
  post: BlogPost | null;
  values: PostValues;
  isDisabled: boolean;
};

/** A button that opens a preview of the post's page. */
export function PostPreview({ post, values, isDisabled }: PostPreviewProps) {
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
          <UnsavedPost post={toPost(post, values)} />
        </div>
      </Dialog>
    </>
  );
}

/** The post as its public page shows it. */
function UnsavedPost({ post }: { post: BlogPost }) {
  const { content } = post;
  const article = useMemo(() => prepareArticle(content), [content]);
  return <PostArticle post={post} article={article} />;
}

/** The post as it would be saved. */
function toPost(post: BlogPost | null, values: PostValues): BlogPost {
  const now = new Date().toISOString();
  const unsaved = { id: "preview", display_order: 0, created_at: now, updated_at: now };
  return { ...(post ?? unsaved), ...valuesToFields(values) };
}
