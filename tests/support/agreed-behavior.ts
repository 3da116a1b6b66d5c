/** The row of this name in `tests/e2e/agreed-behavior.spec.ts`, which tries it on the built site. */
const HERE = "on the built site";

/** The test that keeps a sentence: such a row, or the file and the title of another test. */
export type KeptBy = typeof HERE | readonly [file: string, title: string];

const POSTS = "src/admin/posts";
const BLOG = "src/site/blog/blog-list.test.tsx";
const ARTICLE = "src/site/blog/blog-post-page.test.tsx";
const ENQUIRY = "src/site/contact/enquiry.test.tsx";
const STORIES = "src/admin/stories/success-stories.test.tsx";
const IMAGES = "src/admin/images/site-images.test.tsx";
const PROVIDER = "src/ui/site-images/site-images.test.tsx";
const INBOX = "src/admin/inbox/contact-submissions.test.tsx";
const UPLOAD = "src/admin/upload/image-upload.test.tsx";
const ARTICLE_HTML = "src/lib/article.dom.test.ts";
const TOASTS = "src/ui/toast.test.tsx";
const FIXED_TEXTS = "src/app/fixed-texts.test.ts";

/**
 * What was agreed with the owner of the site, sentence by sentence, each with what keeps it. A sentence
 * whose test is removed or renamed fails by its name, in `tests/docs/agreed-behavior.test.ts`.
 */
export const agreedBehavior = {
  states: {
    "A protected page leads to the login first": HERE,
    "The login takes a second, then refuses a wrong password": HERE,
    "The right password stores the flag and leads back to the page": HERE,
    "Without a page that was asked for, the login leads to the dashboard": [
      "src/admin/session/admin-login-page.test.tsx",
      "logging in leads to the dashboard when the history says %j",
    ],
    "Logging out removes the flag and leads to the login": HERE,

    "The form of a post is hidden again after a save or a cancellation": [
      `${POSTS}/blog-management.test.tsx`,
      "opens with today's date alone or with a post, focused; closing goes back to the button that opened it",
    ],
    "The form of a deleted post is hidden": [
      `${POSTS}/deleted-posts.test.tsx`,
      "a deleted post is brought back as the database had it, and its unsaved work",
    ],
    "The slug follows the title, and is locked then; the date is today": HERE,
    "A move swaps two posts, numbers all from 0 and saves each": HERE,
    "The first post cannot move up, and the last cannot move down": [
      `${POSTS}/post-order.test.tsx`,
      "to an end, from where it cannot go on, moves the focus to its other arrow",
    ],

    "An image is edited on the page before it is saved": HERE,
    "The images are loading, then loaded": [
      PROVIDER,
      "replace the built-in ones as soon as they are loaded, with one request",
    ],
    "On an error the defaults of the images are kept": [
      PROVIDER,
      "when they cannot be read again, the built-in ones return",
    ],
    "The form of a story is opened for a new one or an old one, and closed": [
      STORIES,
      "opens empty or with a story, focused; Cancel goes back to what opened it",
    ],

    "The submissions are listed newest first": HERE,
    "Deleting one and clearing all update the storage and the list": HERE,
    "The details of a submission open and close": [
      INBOX,
      "the details have all that was sent, and reply to the visitor only, whatever the address is",
    ],

    "While an enquiry is processed its button is disabled and says so": HERE,
    "The form is blank again after a success": [
      ENQUIRY,
      "saves the enquiry, then opens the mail and empties the form",
    ],

    "The blog list has a spinner until it is loaded": [
      BLOG,
      "the posts have a spinner until they are loaded, then a count in a live region that was there",
    ],
    "Another search or category leads to page 1": [
      "tests/e2e/blog.spec.ts",
      "search, category and page of the list are in the address, for a reload and for Back",
    ],
    "An article is loading, then found": [
      ARTICLE,
      "is announced while it loads, and gives the document its title until the visitor leaves",
    ],
    "The related posts change with the post": [ARTICLE, "change with the post"],
    "The newest posts of the home page are loading, then shown": [
      "src/site/home/home-page.test.tsx",
      "the latest posts are announced, then shown: the three newest, of one day those saved last, each with a link",
    ],
    "Without posts the home page says so": HERE,

    "The menu of small screens and its sections open and close": [
      "tests/e2e/menus.spec.ts",
      "the menu and its sections open in ${duration} s when only the HTML has come",
    ],
    "An accordion has one item open at a time, or none": [
      "tests/e2e/accordion.spec.ts",
      "questions are answered one at a time, all can be closed, and the address follows",
    ],
    "At most one toast is visible": [
      TOASTS,
      "has a title and a description, and replaces the previous one",
    ],
    "A toast is visible for 5 seconds": [
      TOASTS,
      "after 5 seconds of its own, even if the previous one was closed by hand",
    ],
    "A dismissed toast is removed after 1,000,000 ms": [
      TOASTS,
      "with its close button, and its entry 1,000,000 ms later",
    ],
  },

  validation: {
    "The password is required": [
      "src/admin/session/admin-login-page.test.tsx",
      "has one required password field, which is focused, and stays out of search engines",
    ],
    "What is missing in a post is reported in the agreed order": HERE,
    "The slug of a post is required": HERE,
    "A slug that another post has is refused": HERE,

    "The picker takes five kinds of pictures, and may be cancelled": HERE,
    "A file that is no picture is refused": HERE,
    "A picture of more than 5 MB is refused": HERE,
    "A file is judged by its type, then by its size, then by its bytes": HERE,
    "Exactly 5 MB, and a picture that cannot be shown, are uploaded": HERE,
    "An upload says how it goes, has a safe name and overwrites nothing": HERE,
    "A name is safe whatever the file is called": [
      "src/admin/upload/use-picture-upload.test.ts",
      "%s is stored as %s",
    ],
    "An upload may be kept for 3600 seconds": [
      "src/data/public-assets.dom.test.ts",
      "an upload is sent with the admin token and a cache time of 3600 s, and never overwrites",
    ],
    "After an upload the alt text is asked for, by default from the name": HERE,
    "An image for the text needs an address": HERE,
    "Quotes and angle brackets in the alt text of an image are escaped": HERE,

    "An image needs an address and an alt text": HERE,
    "A favicon needs an address": HERE,
    "What is missing in a story is reported in the agreed order": HERE,

    "An enquiry has four required fields, three others, and a link to the privacy policy": [
      ENQUIRY,
      "has four required and three optional fields",
    ],
    "Only the browser checks the enquiry": [
      "tests/e2e/contact.spec.ts",
      "an enquiry is written, sent, changed and closed by keyboard alone",
    ],
    "Frames in an article are responsive": [ARTICLE_HTML, "of %s is responsive and loads lazily"],
    "Headings in an article get ids from their words": [
      ARTICLE_HTML,
      "the heading %s is listed as %j",
    ],
  },

  calls: {
    "The home page reads the three newest posts": HERE,
    "The blog reads all posts, newest first": HERE,
    "The admin's list reads all posts in their own order": HERE,
    "An article is read by its slug, and its related posts in two steps": HERE,
    "A case study that does not exist is not found, and asks nothing": HERE,
    "A new post is inserted after all others, without an id": HERE,
    "A slug that no post has is no error in its check": [
      "src/data/read.dom.test.ts",
      "the database's error that there is no row is no error: nobody has the slug",
    ],
    "The first post of all has the order 0": [
      `${POSTS}/post-form.test.tsx`,
      "a new post is not duplicated when the next attempt finds that the first one arrived",
    ],
    "A post is updated by its id, with what the form has": HERE,
    "A post is deleted by its id, and the others are numbered again": HERE,
    "The site reads id, url and alt of the images once, and its settings": HERE,
    "The images can be read again on demand": [
      PROVIDER,
      "are those of the latest request, even if an earlier one is answered later",
    ],
    "An image is saved by one call, and reverted by deleting its record": HERE,
    "The favicon is /favicon.ico until another is set": HERE,
    "A favicon is saved by one call": HERE,
    "The stories are read newest first": HERE,
    "A story is added, changed by its id and deleted by it": HERE,
    "A file without a public address is removed again": [
      UPLOAD,
      "because there is no public address for it says so, and the file is removed again",
    ],
    "An enquiry is kept under contactFormSubmissions, then the mail opens": HERE,
    "A mail without a file says so": HERE,
    "The visitor is told to attach the file": [
      ENQUIRY,
      "takes the focus, shows the whole email and stays until it is closed",
    ],
    "Three networks share the address and the title, the first with a text": [
      "src/site/blog/share-buttons.test.ts",
      "three networks get the page address and the title, the first also the text",
    ],
    "A share opens a new window": [
      "tests/e2e/blog.spec.ts",
      "a visitor opens one of the newest articles, shares it and reads on",
    ],
  },

  messages: {
    "Without a backend the title is 'Error'": [
      "src/admin/ui/describe-failure.test.ts",
      "without a backend the title is 'Error', whatever was tried",
    ],
    "Without a backend the public pages say that there are no posts": [
      "src/app/no-backend.test.tsx",
      "a site without a backend says on %s that there are no posts: %s",
    ],
    "A list of posts that cannot be loaded is emptied and says why": HERE,
    "A list without posts says how to begin": HERE,
    "An order that cannot be saved says why": HERE,
    "A post that cannot be saved says why, and keeps what was typed": HERE,
    "A post that is not saved for no reason says so": HERE,
    "A post that cannot be deleted stays and says why": HERE,
    "A post without an id is not deleted": HERE,

    "An upload that the storage refuses says why": HERE,
    "An upload without an answer is an exception": HERE,
    "An upload without a public address is an 'Upload Error'": [
      UPLOAD,
      "because there is no public address for it says so, and the file is removed again",
    ],

    "An image that the database refuses is a 'Storage Error'": HERE,
    "A favicon that the database refuses says why": HERE,
    "An image that the site does not have is not saved": [
      IMAGES,
      "a picture that the site does not have is not saved",
    ],
    "Settings and images that cannot be read show why": [
      IMAGES,
      "that cannot be read shows why, as the settings do, and the defaults until they are read",
    ],
    "What cannot be read of the images has three messages": [FIXED_TEXTS, "%s: the agreed texts"],
    "Using the images outside of their provider is an error": [
      PROVIDER,
      "outside of their provider are an error",
    ],
    "A story that cannot be saved says why": HERE,
    "Stories that cannot be loaded are a load error": HERE,

    "Submissions that cannot be read are a load error, and none is listed": HERE,
    "Submissions in a blocked storage are a load error": [
      INBOX,
      "a blocked storage gives the load error and says what to do",
    ],
    "What the storage refuses to delete or clear is an error": HERE,
    "An enquiry that the full storage refuses is sent all the same": HERE,
    "A mail program that cannot be opened is a toast, and the form stays": HERE,

    "A blog list that cannot be loaded is emptied, with a toast": HERE,
    "A home page whose posts cannot be read says that there are none": HERE,
    "A blog that cannot be read is empty, with a toast": HERE,
    "An article that cannot be read is not found": HERE,
    "A blog without articles says so": HERE,
    "An article that does not exist is not found": HERE,
    "An article whose first query fails counts as not found": HERE,
    "Related posts that cannot be read are only logged": [
      ARTICLE,
      "are left out when they cannot be read, and the failure is only logged",
    ],
    "A read that is answered late, never or oddly fails": [
      "src/data/read.dom.test.ts",
      "$name: a read fails",
    ],
    "Images that do not load fall back to defaults, initials, or are hidden": [
      "tests/e2e/pages.spec.ts",
      "stored pictures that do not load are replaced by the site's own, or hidden",
    ],
    "A client's logo that does not load is hidden": [
      "src/site/home/home-page.test.tsx",
      "the logo of a client that does not load is hidden",
    ],
    "A portrait that does not load becomes the initials": [
      "src/site/home/home-page.test.tsx",
      "each testimonial has five stars, and initials when its portrait does not load",
    ],
  },
} as const satisfies Record<string, Record<string, KeptBy>>;

/** All sentences of a group whose row is in the browser test. */
type Here<Group> = {
  [Sentence in keyof Group]: Group[Sentence] extends typeof HERE ? Sentence : never;
}[keyof Group];

type Groups = typeof agreedBehavior;

/** A sentence that is tried on the built site. */
export type Sentence =
  | Here<Groups["states"]>
  | Here<Groups["validation"]>
  | Here<Groups["calls"]>
  | Here<Groups["messages"]>;
