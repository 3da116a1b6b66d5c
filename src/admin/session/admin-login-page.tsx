import { LockKeyhole } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { AdminBrand } from "@/admin/ui/admin-brand";
import { LoginForm } from "./login-form";
import { preloadToaster } from "@/admin/ui/preload-toaster";
import { PageHead } from "@/ui/page-head";
import { Lane } from "@/ui/lane";
import { toast } from "@/ui/toast-store";
import { adminPaths, paths } from "@/config/paths";
import { site } from "@/config/site";
import { login, loginMessages } from "@/content/admin/login";
import { isAdminUnlocked } from "@/data/browser/admin-access";
import { preloadClient } from "@/data/admin-login";
import { isRecord } from "@/lib/json";
import { parseUrl } from "@/lib/url";
import "@/styles/admin.css";

export function AdminLoginPage() {
  const destination = readLoginOrigin(useLocation().state);
  return isAdminUnlocked() ? <Navigate to={destination} replace /> : <Login to={destination} />;
}

function Login({ to }: { to: string }) {
  const navigate = useNavigate();
  const fieldRef = useRef<HTMLInputElement>(null);

  useEffect(preloadToaster, []);
  useEffect(preloadClient, []);
  useEffect(() => {
    fieldRef.current?.focus();
  }, []);

  return (
    <main className="surface-dark login-page relative grid min-h-dvh overflow-clip px-5 py-10 sm:px-10 lg:grid-cols-[1.1fr_1fr] lg:px-20">
      <PageHead title={`${login.pageTitle} | ${site.name}`} isUnlisted />
      <Lane
        bend="bl"
        className="top-0 right-0 left-[62%] h-52 [--lane-gap:6px] [--lane-radius:70px] [--lane-stroke:6px] lg:bottom-28 lg:left-[46%] lg:h-auto lg:[--lane-gap:10px] lg:[--lane-radius:150px] lg:[--lane-stroke:10px]"
      />
      <div className="relative flex flex-col justify-between gap-10 lg:py-6">
        <Link
          to={paths.home}
          aria-label={`${site.name}, home`}
          className="inline-flex min-h-11 items-center self-start"
        >
          <AdminBrand />
        </Link>
        <h1 className="text-d1">{login.heading}</h1>
        <p className="max-w-measure text-lg text-muted-foreground max-lg:hidden">{login.intro}</p>
      </div>
      <section
        aria-labelledby="login-title"
        className="card surface-paper relative self-center lg:w-full lg:max-w-108 lg:justify-self-end"
      >
        <div className="flex items-center gap-3 border-b-fine border-strong px-6 py-4">
          <LockKeyhole aria-hidden="true" className="size-5" />
          <h2 id="login-title" className="text-title">
            {login.formTitle}
          </h2>
        </div>
        <div className="px-6 pt-5 pb-6">
          <LoginForm
            fieldRef={fieldRef}
            submitLabel={login.submit}
            onUnlocked={(isPersistent) => {
              toast(loginMessages.redirecting(isPersistent));
              void navigate(to, { replace: true });
            }}
          />
        </div>
      </section>
    </main>
  );
}

/**
 * The page to return to after logging in, from the location state. The state can be anything that
 * is in the browser's history, so everything but an admin page becomes the dashboard.
 */
export function readLoginOrigin(state: unknown): string {
  const from = isRecord(state) ? state["from"] : null;
  const url = typeof from === "string" ? parseUrl(from, window.location.origin) : null;
  if (!url) return adminPaths.dashboard;
  const { origin, pathname, search, hash } = url;
  const isGuarded =
    origin === window.location.origin &&
    /^\/admin(\/|$)/i.test(pathname) &&
    !/^\/admin\/login\/?$/i.test(pathname);
  return isGuarded ? pathname + search + hash : adminPaths.dashboard;
}
