/** The sidebar. */
export const adminLayout = {
  navigationLabel: "Admin",
  navigation: {
    dashboard: "Dashboard",
    blogManagement: "Blog Management",
    siteImages: "Site Images",
    successStories: "Success Stories",
    contactSubmissions: "Contact Submissions",
  },
  openMenu: "Open menu",
  closeMenu: "Close menu",
  viewSite: "View Site Home",
  newTab: "(opens in a new tab)",
  logout: "Logout",
  loggedOut: "Logged Out",
  logoutQuestion: (count: number) => ({
    title: "Log out?",
    description: `This browser keeps unsaved work of ${count === 1 ? "1 form" : `${count} forms`}. Whoever logs in here next finds it. On a computer that others use, delete it.`,
  }),
  keepAndLogOut: "Keep and log out",
  deleteAndLogOut: "Delete and log out",
  thisTabOnly:
    "This browser keeps no logins. Closing or reloading this tab logs you out, and what is not saved is lost.",
};
