/** The sidebar. */
export const shell = {
  navigation: {
    dashboard: "Dashboard",
    blogManagement: "Blog Management",
    siteImages: "Site Images",
    successStories: "Success Stories",
    contactSubmissions: "Contact Submissions",
  },
  viewSite: "View Site Home",
  logout: "Logout",
};
