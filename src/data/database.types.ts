// Written by `npm run types` from supabase/migrations. Change those, not this file.

/* oxlint-disable typescript/no-generated-empty-object-type -- No views or enums. */

export type Database = {
  // Tells supabase-js which PostgREST it talks to.
  __InternalSupabase: { PostgrestVersion: "14" };
  public: {
    Tables: {
      blog_posts: {
        Row: {
          id: string;
          slug: string;
          title: string;
          date: string;
          category: string;
          author: string;
          author_avatar: string;
          excerpt: string;
          image_url: string;
          image_alt: string;
          content: string;
          tags: string[];
          display_order: number;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          slug: string;
          title: string;
          date: string;
          category: string;
          author?: string;
          author_avatar?: string;
          excerpt: string;
          image_url: string;
          image_alt: string;
          content: string;
          tags?: string[];
          display_order?: number;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          slug?: string;
          title?: string;
          date?: string;
          category?: string;
          author?: string;
          author_avatar?: string;
          excerpt?: string;
          image_url?: string;
          image_alt?: string;
          content?: string;
          tags?: string[];
          display_order?: number;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      content_versions: {
        Row: {
          id: number;
          table_name: string;
          row_id: string;
          fields: unknown;
          replaced_at: string;
          is_deletion: boolean;
        };
        Insert: {
          id: number;
          table_name: string;
          row_id: string;
          fields: unknown;
          replaced_at?: string;
          is_deletion: boolean;
        };
        Update: {
          id?: number;
          table_name?: string;
          row_id?: string;
          fields?: unknown;
          replaced_at?: string;
          is_deletion?: boolean;
        };
        Relationships: [];
      };
      enquiries: {
        Row: {
          id: string;
          reference: string;
          created_at: string;
          status: string;
          name: string;
          email: string;
          company: string;
          phone: string;
          product_interest: string;
          message: string;
          attachment: unknown;
          page: string;
          search_text: string;
        };
        Insert: {
          id: string;
          reference: string;
          created_at?: string;
          status?: string;
          name: string;
          email: string;
          company?: string;
          phone?: string;
          product_interest: string;
          message: string;
          attachment?: unknown;
          page?: string;
          search_text?: never;
        };
        Update: {
          id?: string;
          reference?: string;
          created_at?: string;
          status?: string;
          name?: string;
          email?: string;
          company?: string;
          phone?: string;
          product_interest?: string;
          message?: string;
          attachment?: unknown;
          page?: string;
          search_text?: never;
        };
        Relationships: [];
      };
      old_paths: {
        Row: {
          path: string;
          post_id: string;
        };
        Insert: {
          path: string;
          post_id: string;
        };
        Update: {
          path?: string;
          post_id?: string;
        };
        Relationships: [];
      };
      post_drafts: {
        Row: {
          id: string;
          post_id: string | null;
          fields: unknown;
          based_on: string | null;
          publish_at: string | null;
          problem: string | null;
          preview_key: string;
          preview_until: string | null;
          updated_at: string;
        };
        Insert: {
          id?: string;
          post_id?: string | null;
          fields: unknown;
          based_on?: string | null;
          publish_at?: string | null;
          problem?: string | null;
          preview_key?: string;
          preview_until?: string | null;
          updated_at?: string;
        };
        Update: {
          id?: string;
          post_id?: string | null;
          fields?: unknown;
          based_on?: string | null;
          publish_at?: string | null;
          problem?: string | null;
          preview_key?: string;
          preview_until?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      site_images: {
        Row: {
          id: string;
          url: string;
          alt: string;
          component_name: string;
          description: string;
        };
        Insert: {
          id: string;
          url: string;
          alt: string;
          component_name?: string;
          description?: string;
        };
        Update: {
          id?: string;
          url?: string;
          alt?: string;
          component_name?: string;
          description?: string;
        };
        Relationships: [];
      };
      site_settings: {
        Row: {
          key: string;
          value: string;
        };
        Insert: {
          key: string;
          value: string;
        };
        Update: {
          key?: string;
          value?: string;
        };
        Relationships: [];
      };
      success_stories: {
        Row: {
          id: string;
          title: string;
          category: string;
          excerpt: string;
          content: string;
          image_url: string;
          image_alt: string;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          title: string;
          category: string;
          excerpt: string;
          content: string;
          image_url: string;
          image_alt: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          title?: string;
          category?: string;
          excerpt?: string;
          content?: string;
          image_url?: string;
          image_alt?: string;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      accepts_enquiries: {
        Args: never;
        Returns: boolean;
      };
      draft_schedule_state: {
        Args: never;
        Returns: unknown;
      };
      enquiry_state: {
        Args: never;
        Returns: unknown;
      };
      is_site_admin: {
        Args: never;
        Returns: boolean;
      };
      list_moved_posts: {
        Args: { of_path?: string };
        Returns: unknown;
      };
      list_uploads: {
        Args: never;
        Returns: unknown;
      };
      preview_post: {
        Args: { key: string };
        Returns: unknown;
      };
      request_site_build: {
        Args: never;
        Returns: string;
      };
      share_draft: {
        Args: { draft_id: string };
        Returns: unknown;
      };
      site_build_state: {
        Args: never;
        Returns: unknown;
      };
      site_changed_at: {
        Args: never;
        Returns: string;
      };
      submit_enquiry: {
        Args: { enquiry: unknown };
        Returns: unknown;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

type PublicTables = Database["public"]["Tables"];

/** A row as it is read. */
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]["Row"];

/** A row to insert. */
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]["Insert"];

/** The columns of a row to change. */
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]["Update"];
