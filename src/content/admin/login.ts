import type { ToastInput } from "@/ui/toast-store";

/** The login page and the login dialog. */
export const login = {
  pageTitle: "Admin Login",
  heading: "Staff entrance",
  intro:
    "Posts, pictures, stories and enquiries. One shared password; ask a colleague if you don’t have it.",
  formTitle: "Admin Login",
  passwordLabel: "Password",
  submit: "Unlock Dashboard",
  checking: "Authenticating...",
  note: "You stay logged in on this browser until you log out.",

  dialog: {
    title: "Log in again",
    description: "What you typed stays as it is. Save it again after you have logged in.",
    submit: "Log in",
  },

  noPassword: {
    missing: "No admin password is set up yet.",
    damaged: "The admin password of this site is set up, but its line is damaged.",
    steps: [
      { text: "On the computer with the site’s files, run", code: "npm run admin:password" },
      {
        text: "Copy the line it prints, as it is, into the file",
        code: ".env",
        more: "or take the one for your host’s settings.",
      },
      { text: "Run the SQL it prints in the dashboard of the Supabase project." },
      { text: "Build the site again and put it online." },
    ],
  },
  noHttps: {
    title: "This address is not secure, so the password can’t be checked here.",
    text: "Open the admin at an address that starts with https://.",
  },
};

/** Also shown in the sidebar, because the next toast replaces this one. */
const THIS_TAB_ONLY =
  "This browser keeps no logins: you are logged in in this tab only, until you close or reload it.";

function describe(text: string, isPersistent: boolean): string {
  return isPersistent ? text : `${text} ${THIS_TAB_ONLY}`;
}

/** The toasts of the login. */
export const loginMessages = {
  failed: {
    variant: "destructive",
    title: "Login Failed",
    description: "Invalid password. Please try again.",
  },
  changed: {
    variant: "destructive",
    title: "Login Failed",
    description:
      "The database has a different password from this site. If it was changed, the site has to be built again: tell whoever looks after the website.",
  },
  checkFailed: {
    variant: "destructive",
    title: "Login Failed",
    description: "This browser could not check the password. Please try again.",
  },
  redirecting: (isPersistent) => ({
    title: "Login Successful!",
    description: describe("Redirecting to the admin dashboard...", isPersistent),
  }),
  /** For the dialog, which does not navigate. */
  unlockedInPlace: (isPersistent) => ({
    title: "Login Successful!",
    description: describe("You can go on where you stopped.", isPersistent),
  }),
} satisfies Record<string, ToastInput | ((isPersistent: boolean) => ToastInput)>;

/** Why the database refused something, and what to do. */
export const refusals = {
  loggedOut: "You are logged out in this browser. Please log in again; what you typed is kept.",
  notAccepted:
    "The database does not accept this login: it has another password. Please log in again; what you typed is kept.",
};
