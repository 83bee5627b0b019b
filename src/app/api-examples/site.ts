import { siteColours } from '#domain/colour/action-colours.ts';
import * as content from '#features/site/contract/content.ts';
import * as faqs from '#features/site/contract/faqs.ts';
import * as pages from '#features/site/contract/pages.ts';
import * as site from '#features/site/contract/shown.ts';
import * as looks from '#features/site/contract/site-look.ts';
import * as settings from '#features/site/contract/site-settings.ts';
import * as shows from '#features/site/contract/slide-shows.ts';
import * as testimonials from '#features/site/contract/testimonials.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT, LOGO } from './story.ts';

const ids = {
  show: '0199f2c3-10a1-7b01-8a11-0a1b2c3d4e01',
  slide: '0199f2c3-10a1-7b01-8a11-0a1b2c3d4e02',
  page: '0199f2c3-10a1-7b01-8a11-0a1b2c3d4e05',
  project: '0199f2c3-10a1-7b01-8a11-0a1b2c3d4e04',
  faq: '0199f2c3-10a1-7b01-8a11-0a1b2c3d4e03',
  testimonial: '0199f2c3-10a1-7b01-8a11-0a1b2c3d4e06',
};

const faq = {
  question: { en: 'Do respondents need an account?', bn: 'উত্তর দিতে কি অ্যাকাউন্ট লাগে?' },
  answer: { en: '<p>No, unless you want it.</p>', bn: '<p>না, আপনি না চাইলে লাগে না।</p>' },
  state: 'active' as const,
};
const faqEntry = { ...faq, _id: ids.faq, revision: 1, updatedAt: AT.saved };
const ofFaq = { kind: 'faqs' as const, id: ids.faq };

const testimonial = {
  quote: { en: 'The results were there the same evening.', bn: 'সেদিন সন্ধ্যাতেই ফল পেয়ে গেছি।' },
  name: { en: 'Rahim Uddin', bn: 'রহিম উদ্দিন' },
  about: { en: 'Teacher, Savar', bn: 'শিক্ষক, সাভার' },
  photo: null,
  state: 'active' as const,
};
const testimonialEntry = { ...testimonial, _id: ids.testimonial, revision: 1, updatedAt: AT.saved };

const page = {
  title: { en: 'Our team', bn: 'আমাদের দল' },
  slug: 'our-team',
  body: { en: '<p>Who works here.</p>', bn: '<p>কারা কাজ করেন।</p>' },
  state: 'active' as const,
};
const pageEntry = { ...page, _id: ids.page, revision: 1, updatedAt: AT.saved };

const slide = {
  image: { path: '/slides/ask.svg' },
  alt: { en: 'One question in two languages', bn: 'দুই ভাষায় একই প্রশ্ন' },
  caption: { en: 'Ask well', bn: 'গুছিয়ে প্রশ্ন করুন' },
  description: { en: '<p>Surveys in two languages.</p>', bn: '<p>দুই ভাষায় জরিপ।</p>' },
  link: '/register',
  btn_txt: { en: 'Start', bn: 'শুরু করুন' },
};
const show = {
  name: { en: 'What we do', bn: 'আমরা যা করি' },
  type: 'slider' as const,
  position: 'home' as const,
  slides: [slide],
  state: 'active' as const,
};
const showEntry = {
  ...show,
  _id: ids.show,
  slides: [{ ...slide, _id: ids.slide }],
  revision: 1,
  updatedAt: AT.saved,
};

const contact = {
  phone: '+880 2-9123456',
  email: 'hello@example.org',
  address: { en: 'Dhaka, Bangladesh', bn: 'ঢাকা, বাংলাদেশ' },
};
const social = { facebook: 'https://social.example.org/jorip', x: null, linkedin: null, youtube: null };
const homeProject = {
  _id: ids.project,
  title: { en: 'Tea or coffee?', bn: 'চা না কফি?' },
  ownerName: 'Rahim Uddin',
  question: { en: 'What do you drink in the morning?', bn: 'সকালে কী খান?' },
};
const home = { project: homeProject, liveNumbersFrom: 1_000 };

const look = {
  action: '#8e24aa',
  logo: { key: LOGO, width: 600, height: 150 },
  logoDark: null,
  icon: null,
};

export const siteExamples = [
  exampleOf(settings.getSiteSettings, {
    data: {
      contact: { ...contact, revision: 1 },
      social: { ...social, revision: 1 },
      home: { ...home, revision: 1 },
      security: { adminsNeedSecondStep: false, revision: 1 },
      look: { ...look, revision: 1 },
    },
  }),
  exampleOf(settings.updateSiteContact, { body: { ...contact, revision: 1 }, data: { ...contact, revision: 2 } }),
  exampleOf(settings.updateSocialLinks, { body: { ...social, revision: 1 }, data: { ...social, revision: 2 } }),
  exampleOf(settings.updateHomeSettings, {
    body: { homeProject: ids.project, liveNumbersFrom: 1_000, revision: 1 },
    data: { ...home, revision: 2 },
  }),
  exampleOf(settings.updateSecuritySettings, {
    body: { adminsNeedSecondStep: true, revision: 1 },
    data: { adminsNeedSecondStep: true, revision: 2 },
  }),
  exampleOf(looks.updateSiteLook, { body: { ...look, revision: 1 }, data: { ...look, revision: 2 } }),
  exampleOf(looks.getSiteLook, {
    data: {
      colours: siteColours(look.action),
      logo: { light: `/images/${LOGO}?h=160&q=80`, dark: null, width: 600, height: 150 },
      icon: null,
    },
  }),
  exampleOf(settings.findHomeProjects, { query: { q: 'tea' }, data: [homeProject] }),
  exampleOf(site.getPublicSettings, {
    data: {
      site_name: 'Jorip',
      site_logo: null,
      contact_phone: null,
      contact_email: 'hello@example.org',
      contact_address: { en: 'Dhaka, Bangladesh', bn: 'ঢাকা, বাংলাদেশ' },
      social_links: [{ network: 'facebook', url: 'https://social.example.org/jorip' }],
    },
  }),
  exampleOf(site.getSlideShowByPosition, {
    query: { position: 'home' },
    data: [
      {
        _id: ids.show,
        type: 'slider',
        position: 'home',
        images: [
          {
            _id: ids.slide,
            caption: { en: 'Ask and understand', bn: 'জিজ্ঞেস করুন, বুঝুন' },
            description: { en: '<p>Surveys in two languages.</p>', bn: '<p>দুই ভাষায় জরিপ।</p>' },
            image: '/images/slide.webp',
            alt: { en: 'A survey on a phone', bn: 'ফোনে একটি জরিপ' },
            link: '/register',
            btn_txt: { en: 'Start', bn: 'শুরু করুন' },
          },
        ],
      },
    ],
  }),
  exampleOf(site.getPage, {
    params: { slug: 'about' },
    data: {
      slug: 'about',
      title: { en: 'About', bn: 'আমাদের কথা' },
      body: { en: '<p>Surveys in two languages.</p>', bn: '<p>দুই ভাষায় জরিপ।</p>' },
      summary: { en: 'Surveys in two languages.', bn: 'দুই ভাষায় জরিপ।' },
    },
  }),
  exampleOf(site.findPages, { data: [{ slug: page.slug, title: page.title, updatedAt: AT.saved }] }),
  exampleOf(site.findFaqs, {
    data: [
      {
        _id: ids.faq,
        question: { en: 'Do respondents need an account?', bn: 'উত্তর দিতে কি অ্যাকাউন্ট লাগে?' },
        answer: { en: '<p>No, unless you want it.</p>', bn: '<p>না, আপনি না চাইলে লাগে না।</p>' },
      },
    ],
  }),
  exampleOf(pages.findPageEntries, {
    query: { state: 'active', q: 'team' },
    data: {
      items: [{ _id: ids.page, slug: page.slug, title: page.title, state: 'active', updatedAt: AT.saved }],
      next: null,
      total: 1,
      byState: { active: 1, inactive: 0 },
    },
  }),
  exampleOf(pages.getPageEntry, { params: { id: ids.page }, data: pageEntry }),
  exampleOf(pages.createPage, { body: page, data: pageEntry }),
  exampleOf(pages.updatePage, {
    params: { id: ids.page },
    body: { ...page, revision: 1 },
    data: { ...pageEntry, revision: 2 },
  }),
  exampleOf(shows.findSlideShowEntries, {
    query: { state: 'active' },
    data: {
      items: [{ ...show, _id: ids.show, slides: 1, updatedAt: AT.saved }],
      next: null,
      total: 1,
      byState: { active: 1, inactive: 0 },
    },
  }),
  exampleOf(shows.getSlideShowEntry, { params: { id: ids.show }, data: showEntry }),
  exampleOf(shows.createSlideShow, { body: show, data: showEntry }),
  exampleOf(shows.updateSlideShow, {
    params: { id: ids.show },
    body: { ...show, slides: [{ ...slide, _id: ids.slide }], revision: 1 },
    data: { ...showEntry, revision: 2 },
  }),
  exampleOf(site.findTestimonials, {
    data: [
      {
        _id: ids.testimonial,
        quote: testimonial.quote,
        name: testimonial.name,
        about: testimonial.about,
        photo: null,
      },
    ],
  }),
  exampleOf(testimonials.findTestimonialEntries, {
    query: { state: 'active', q: 'Rahim' },
    data: {
      items: [
        {
          _id: ids.testimonial,
          name: testimonial.name,
          quote: testimonial.quote,
          state: 'active',
          updatedAt: AT.saved,
        },
      ],
      next: null,
      total: 1,
      byState: { active: 1, inactive: 0 },
    },
  }),
  exampleOf(testimonials.getTestimonialEntry, { params: { id: ids.testimonial }, data: testimonialEntry }),
  exampleOf(testimonials.createTestimonial, { body: testimonial, data: testimonialEntry }),
  exampleOf(testimonials.updateTestimonial, {
    params: { id: ids.testimonial },
    body: { ...testimonial, revision: 1 },
    data: { ...testimonialEntry, revision: 2 },
  }),
  exampleOf(faqs.findFaqEntries, {
    query: { state: 'active', q: 'account' },
    data: {
      items: [{ _id: ids.faq, question: faq.question, state: 'active', updatedAt: AT.saved }],
      next: null,
      total: 1,
      byState: { active: 1, inactive: 0 },
    },
  }),
  exampleOf(faqs.getFaqEntry, { params: { id: ids.faq }, data: faqEntry }),
  exampleOf(faqs.createFaq, { body: faq, data: faqEntry }),
  exampleOf(faqs.updateFaq, {
    params: { id: ids.faq },
    body: { ...faq, revision: 1 },
    data: { ...faqEntry, revision: 2 },
  }),
  exampleOf(content.setContentState, { params: ofFaq, body: { state: 'inactive' }, data: {} }),
  exampleOf(content.deleteContent, { params: ofFaq, data: {} }),
  exampleOf(content.restoreContent, { params: ofFaq, data: {} }),
  exampleOf(content.orderContent, { params: { kind: 'faqs' }, body: { ids: [ids.faq] }, data: {} }),
  exampleOf(site.getLiveNumbers, { data: { collecting: 17, responses: 5_230, worthShowing: true } }),
  exampleOf(site.getHomeQuestion, {
    data: {
      projectId: ids.project,
      questionId: 'way',
      title: { en: 'How do you get to work?', bn: 'কাজে কীভাবে যান?' },
      options: [
        { id: 'o1', label: { en: 'On foot', bn: 'হেঁটে' }, count: 31 },
        { id: 'o2', label: { en: 'By bus', bn: 'বাসে' }, count: 52 },
      ],
      answers: 83,
    },
  }),
];
