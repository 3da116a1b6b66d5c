import type { FactSource } from "@/lib/facts";

export const regionsSource = {
  figures: "Regions of Chinese company numbers",
  asOf: "2026-11",
  source:
    "Ministry of Civil Affairs, codes of administrative divisions (GB/T 2260) up to the end of 2024",
  changes: "each year, when districts are redrawn",
  maxAgeMonths: 24,
} satisfies FactSource;

/** By the first two digits. Hong Kong, Macao and Taiwan do not issue these numbers. */
export const provinces: Readonly<Record<string, string>> = {
  // The national authority registers large companies and banks itself.
  "10": "China, nationally",
  "11": "Beijing",
  "12": "Tianjin",
  "13": "Hebei",
  "14": "Shanxi",
  "15": "Inner Mongolia",
  "21": "Liaoning",
  "22": "Jilin",
  "23": "Heilongjiang",
  "31": "Shanghai",
  "32": "Jiangsu",
  "33": "Zhejiang",
  "34": "Anhui",
  "35": "Fujian",
  "36": "Jiangxi",
  "37": "Shandong",
  "41": "Henan",
  "42": "Hubei",
  "43": "Hunan",
  "44": "Guangdong",
  "45": "Guangxi",
  "46": "Hainan",
  "50": "Chongqing",
  "51": "Sichuan",
  "52": "Guizhou",
  "53": "Yunnan",
  "54": "Tibet",
  "61": "Shaanxi",
  "62": "Gansu",
  "63": "Qinghai",
  "64": "Ningxia",
  "65": "Xinjiang",
};

/**
 * Digits 3 and 4 with the name, by province. Prefectures that were dissolved stay, because numbers
 * keep the code of the day on which they were issued.
 */
export const cities: Readonly<Record<string, string>> = {
  "13": "01 Shijiazhuang, 02 Tangshan, 03 Qinhuangdao, 04 Handan, 05 Xingtai, 06 Baoding, 07 Zhangjiakou, 08 Chengde, 09 Cangzhou, 10 Langfang, 11 Hengshui",
  "14": "01 Taiyuan, 02 Datong, 03 Yangquan, 04 Changzhi, 05 Jincheng, 06 Shuozhou, 07 Jinzhong, 08 Yuncheng, 09 Xinzhou, 10 Linfen, 11 Lüliang",
  "15": "01 Hohhot, 02 Baotou, 03 Wuhai, 04 Chifeng, 05 Tongliao, 06 Ordos, 07 Hulunbuir, 08 Bayannur, 09 Ulanqab, 22 Hinggan, 25 Xilingol, 29 Alxa",
  "21": "01 Shenyang, 02 Dalian, 03 Anshan, 04 Fushun, 05 Benxi, 06 Dandong, 07 Jinzhou, 08 Yingkou, 09 Fuxin, 10 Liaoyang, 11 Panjin, 12 Tieling, 13 Chaoyang, 14 Huludao",
  "22": "01 Changchun, 02 Jilin City, 03 Siping, 04 Liaoyuan, 05 Tonghua, 06 Baishan, 07 Songyuan, 08 Baicheng, 24 Yanbian",
  "23": "01 Harbin, 02 Qiqihar, 03 Jixi, 04 Hegang, 05 Shuangyashan, 06 Daqing, 07 Yichun, 08 Jiamusi, 09 Qitaihe, 10 Mudanjiang, 11 Heihe, 12 Suihua, 27 Daxing'anling",
  "32": "01 Nanjing, 02 Wuxi, 03 Xuzhou, 04 Changzhou, 05 Suzhou, 06 Nantong, 07 Lianyungang, 08 Huai'an, 09 Yancheng, 10 Yangzhou, 11 Zhenjiang, 12 Taizhou, 13 Suqian",
  "33": "01 Hangzhou, 02 Ningbo, 03 Wenzhou, 04 Jiaxing, 05 Huzhou, 06 Shaoxing, 07 Jinhua, 08 Quzhou, 09 Zhoushan, 10 Taizhou, 11 Lishui",
  "34": "01 Hefei, 02 Wuhu, 03 Bengbu, 04 Huainan, 05 Ma'anshan, 06 Huaibei, 07 Tongling, 08 Anqing, 10 Huangshan, 11 Chuzhou, 12 Fuyang, 13 Suzhou, 15 Lu'an, 16 Bozhou, 17 Chizhou, 18 Xuancheng",
  "35": "01 Fuzhou, 02 Xiamen, 03 Putian, 04 Sanming, 05 Quanzhou, 06 Zhangzhou, 07 Nanping, 08 Longyan, 09 Ningde",
  "36": "01 Nanchang, 02 Jingdezhen, 03 Pingxiang, 04 Jiujiang, 05 Xinyu, 06 Yingtan, 07 Ganzhou, 08 Ji'an, 09 Yichun, 10 Fuzhou, 11 Shangrao",
  "37": "01 Jinan, 02 Qingdao, 03 Zibo, 04 Zaozhuang, 05 Dongying, 06 Yantai, 07 Weifang, 08 Jining, 09 Tai'an, 10 Weihai, 11 Rizhao, 12 Laiwu, 13 Linyi, 14 Dezhou, 15 Liaocheng, 16 Binzhou, 17 Heze",
  "41": "01 Zhengzhou, 02 Kaifeng, 03 Luoyang, 04 Pingdingshan, 05 Anyang, 06 Hebi, 07 Xinxiang, 08 Jiaozuo, 09 Puyang, 10 Xuchang, 11 Luohe, 12 Sanmenxia, 13 Nanyang, 14 Shangqiu, 15 Xinyang, 16 Zhoukou, 17 Zhumadian",
  "42": "01 Wuhan, 02 Huangshi, 03 Shiyan, 05 Yichang, 06 Xiangyang, 07 Ezhou, 08 Jingmen, 09 Xiaogan, 10 Jingzhou, 11 Huanggang, 12 Xianning, 13 Suizhou, 28 Enshi",
  "43": "01 Changsha, 02 Zhuzhou, 03 Xiangtan, 04 Hengyang, 05 Shaoyang, 06 Yueyang, 07 Changde, 08 Zhangjiajie, 09 Yiyang, 10 Chenzhou, 11 Yongzhou, 12 Huaihua, 13 Loudi, 31 Xiangxi",
  "44": "01 Guangzhou, 02 Shaoguan, 03 Shenzhen, 04 Zhuhai, 05 Shantou, 06 Foshan, 07 Jiangmen, 08 Zhanjiang, 09 Maoming, 12 Zhaoqing, 13 Huizhou, 14 Meizhou, 15 Shanwei, 16 Heyuan, 17 Yangjiang, 18 Qingyuan, 19 Dongguan, 20 Zhongshan, 51 Chaozhou, 52 Jieyang, 53 Yunfu",
  "45": "01 Nanning, 02 Liuzhou, 03 Guilin, 04 Wuzhou, 05 Beihai, 06 Fangchenggang, 07 Qinzhou, 08 Guigang, 09 Yulin, 10 Baise, 11 Hezhou, 12 Hechi, 13 Laibin, 14 Chongzuo",
  "46": "01 Haikou, 02 Sanya, 03 Sansha, 04 Danzhou",
  "51": "01 Chengdu, 03 Zigong, 04 Panzhihua, 05 Luzhou, 06 Deyang, 07 Mianyang, 08 Guangyuan, 09 Suining, 10 Neijiang, 11 Leshan, 13 Nanchong, 14 Meishan, 15 Yibin, 16 Guang'an, 17 Dazhou, 18 Ya'an, 19 Bazhong, 20 Ziyang, 32 Aba, 33 Ganzi, 34 Liangshan",
  "52": "01 Guiyang, 02 Liupanshui, 03 Zunyi, 04 Anshun, 05 Bijie, 06 Tongren, 22 Tongren, 23 Qianxinan, 24 Bijie, 26 Qiandongnan, 27 Qiannan",
  "53": "01 Kunming, 03 Qujing, 04 Yuxi, 05 Baoshan, 06 Zhaotong, 07 Lijiang, 08 Pu'er, 09 Lincang, 23 Chuxiong, 25 Honghe, 26 Wenshan, 28 Xishuangbanna, 29 Dali, 31 Dehong, 32 Lijiang, 33 Nujiang, 34 Diqing, 35 Lincang",
  "54": "01 Lhasa, 02 Shigatse, 03 Qamdo, 04 Nyingchi, 05 Shannan, 06 Nagqu, 22 Shannan, 24 Nagqu, 25 Ngari",
  "61": "01 Xi'an, 02 Tongchuan, 03 Baoji, 04 Xianyang, 05 Weinan, 06 Yan'an, 07 Hanzhong, 08 Yulin, 09 Ankang, 10 Shangluo",
  "62": "01 Lanzhou, 02 Jiayuguan, 03 Jinchang, 04 Baiyin, 05 Tianshui, 06 Wuwei, 07 Zhangye, 08 Pingliang, 09 Jiuquan, 10 Qingyang, 11 Dingxi, 12 Longnan, 21 Jiuquan, 27 Pingliang, 29 Linxia, 30 Gannan",
  "63": "01 Xining, 02 Haidong, 21 Haidong, 22 Haibei, 23 Huangnan, 25 Hainan, 26 Golog, 27 Yushu, 28 Haixi",
  "64": "01 Yinchuan, 02 Shizuishan, 03 Wuzhong, 04 Guyuan, 05 Zhongwei",
  "65": "01 Urumqi, 02 Karamay, 04 Turpan, 05 Hami, 22 Hami, 23 Changji, 27 Bortala, 28 Bayingolin, 29 Aksu, 30 Kizilsu, 31 Kashgar, 32 Hotan, 40 Ili, 42 Tacheng, 43 Altay",
};

/**
 * Digits 5 and 6 with the name, by the first four digits: the municipalities, the export cities and
 * the counties directly under a province. Districts that were dissolved stay, too. Left out is
 * 120118, which is Jinghai in GB/T 2260, but the free trade zone in the numbers that Tianjin issues.
 */
export const counties: Readonly<Record<string, string>> = {
  "1101":
    "01 Dongcheng, 02 Xicheng, 05 Chaoyang, 06 Fengtai, 07 Shijingshan, 08 Haidian, 09 Mentougou, 11 Fangshan, 12 Tongzhou, 13 Shunyi, 14 Changping, 15 Daxing, 16 Huairou, 17 Pinggu, 18 Miyun, 19 Yanqing",
  "1102": "28 Miyun, 29 Yanqing",
  "1103": "02 Yizhuang development area",
  "1201":
    "01 Heping, 02 Hedong, 03 Hexi, 04 Nankai, 05 Hebei, 06 Hongqiao, 10 Dongli, 11 Xiqing, 12 Jinnan, 13 Beichen, 14 Wuqing, 15 Baodi, 16 Binhai, 17 Ninghe, 19 Jizhou",
  "1202": "21 Ninghe, 22 Wuqing, 23 Jinghai, 24 Baodi, 25 Ji County",
  "2102":
    "02 Zhongshan, 03 Xigang, 04 Shahekou, 11 Ganjingzi, 12 Lüshunkou, 13 Jinzhou, 14 Pulandian, 24 Changhai, 81 Wafangdian, 82 Pulandian, 83 Zhuanghe",
  "3101":
    "01 Huangpu, 04 Xuhui, 05 Changning, 06 Jing'an, 07 Putuo, 08 Zhabei, 09 Hongkou, 10 Yangpu, 12 Minhang, 13 Baoshan, 14 Jiading, 15 Pudong, 16 Jinshan, 17 Songjiang, 18 Qingpu, 20 Fengxian, 51 Chongming",
  "3102": "30 Chongming",
  "3201":
    "02 Xuanwu, 04 Qinhuai, 05 Jianye, 06 Gulou, 11 Pukou, 13 Qixia, 14 Yuhuatai, 15 Jiangning, 16 Luhe, 17 Lishui, 18 Gaochun",
  "3202":
    "02 Chongan, 03 Nanzhang, 04 Beitang, 05 Xishan, 06 Huishan, 11 Binhu, 13 Liangxi, 14 Xinwu, 81 Jiangyin, 82 Yixing",
  "3204": "02 Tianning, 04 Zhonglou, 05 Qishuyan, 11 Xinbei, 12 Wujin, 13 Jintan, 81 Liyang",
  "3205":
    "05 Huqiu, 06 Wuzhong, 07 Xiangcheng, 08 Gusu, 09 Wujiang, 81 Changshu, 82 Zhangjiagang, 83 Kunshan, 85 Taicang, 92 Zhangjiagang bonded zone, 94 Suzhou Industrial Park",
  "3301":
    "02 Shangcheng, 03 Xiacheng, 04 Jianggan, 05 Gongshu, 06 Xihu, 08 Binjiang, 09 Xiaoshan, 10 Yuhang, 11 Fuyang, 12 Lin'an, 13 Linping, 14 Qiantang, 22 Tonglu, 27 Chun'an, 82 Jiande, 83 Fuyang, 85 Lin'an",
  "3302":
    "03 Haishu, 04 Jiangdong, 05 Jiangbei, 06 Beilun, 11 Zhenhai, 12 Yinzhou, 13 Fenghua, 25 Xiangshan, 26 Ninghai, 81 Yuyao, 82 Cixi, 83 Fenghua",
  "3303":
    "02 Lucheng, 03 Longwan, 04 Ouhai, 05 Dongtou, 22 Dongtou, 24 Yongjia, 26 Pingyang, 27 Cangnan, 28 Wencheng, 29 Taishun, 81 Rui'an, 82 Yueqing, 83 Longgang",
  "3304": "02 Nanhu, 11 Xiuzhou, 21 Jiashan, 24 Haiyan, 81 Haining, 82 Pinghu, 83 Tongxiang",
  "3306":
    "02 Yuecheng, 03 Keqiao, 04 Shangyu, 21 Shaoxing County, 24 Xinchang, 81 Zhuji, 83 Shengzhou",
  "3307":
    "02 Wucheng, 03 Jindong, 23 Wuyi, 26 Pujiang, 27 Pan'an, 81 Lanxi, 82 Yiwu, 83 Dongyang, 84 Yongkang",
  "3310":
    "02 Jiaojiang, 03 Huangyan, 04 Luqiao, 21 Yuhuan, 22 Sanmen, 23 Tiantai, 24 Xianju, 81 Wenling, 82 Linhai, 83 Yuhuan",
  "3501":
    "02 Gulou, 03 Taijiang, 04 Cangshan, 05 Mawei, 11 Jin'an, 12 Changle, 21 Minhou, 22 Lianjiang, 23 Luoyuan, 24 Minqing, 25 Yongtai, 28 Pingtan, 81 Fuqing, 82 Changle",
  "3502": "03 Siming, 05 Haicang, 06 Huli, 11 Jimei, 12 Tong'an, 13 Xiang'an",
  "3505":
    "02 Licheng, 03 Fengze, 04 Luojiang, 05 Quangang, 21 Hui'an, 24 Anxi, 25 Yongchun, 26 Dehua, 81 Shishi, 82 Jinjiang, 83 Nan'an",
  "3702":
    "02 Shinan, 03 Shibei, 11 Huangdao, 12 Laoshan, 13 Licang, 14 Chengyang, 15 Jimo, 81 Jiaozhou, 82 Jimo, 83 Pingdu, 85 Laixi",
  "4190": "01 Jiyuan",
  "4290": "04 Xiantao, 05 Qianjiang, 06 Tianmen, 21 Shennongjia",
  "4401":
    "03 Liwan, 04 Yuexiu, 05 Haizhu, 06 Tianhe, 11 Baiyun, 12 Huangpu, 13 Panyu, 14 Huadu, 15 Nansha, 16 Luogang, 17 Conghua, 18 Zengcheng, 83 Zengcheng, 84 Conghua",
  "4403":
    "03 Luohu, 04 Futian, 05 Nanshan, 06 Bao'an, 07 Longgang, 08 Yantian, 09 Longhua, 10 Pingshan, 11 Guangming",
  "4404": "02 Xiangzhou, 03 Doumen, 04 Jinwan",
  "4405": "07 Longhu, 11 Jinping, 12 Haojiang, 13 Chaoyang, 14 Chaonan, 15 Chenghai, 23 Nan'ao",
  "4406": "04 Chancheng, 05 Nanhai, 06 Shunde, 07 Sanshui, 08 Gaoming",
  "4407": "03 Pengjiang, 04 Jianghai, 05 Xinhui, 81 Taishan, 83 Kaiping, 84 Heshan, 85 Enping",
  "4413": "02 Huicheng, 03 Huiyang, 22 Boluo, 23 Huidong, 24 Longmen",
  "4690": "01 Wuzhishan, 02 Qionghai, 05 Wenchang, 06 Wanning, 07 Dongfang",
  "5001":
    "01 Wanzhou, 02 Fuling, 03 Yuzhong, 04 Dadukou, 05 Jiangbei, 06 Shapingba, 07 Jiulongpo, 08 Nan'an, 09 Beibei, 10 Qijiang, 11 Dazu, 12 Yubei, 13 Banan, 14 Qianjiang, 15 Changshou, 16 Jiangjin, 17 Hechuan, 18 Yongchuan, 19 Nanchuan, 20 Bishan, 51 Tongliang, 52 Tongnan, 53 Rongchang, 54 Kaizhou, 55 Liangping, 56 Wulong",
  "5002":
    "22 Qijiang, 23 Tongnan, 24 Tongliang, 25 Dazu, 26 Rongchang, 27 Bishan, 28 Liangping, 29 Chengkou, 30 Fengdu, 31 Dianjiang, 32 Wulong, 33 Zhong County, 34 Kai County, 35 Yunyang, 36 Fengjie, 37 Wushan, 38 Wuxi, 40 Shizhu, 41 Xiushan, 42 Youyang, 43 Pengshui",
  "6590":
    "01 Shihezi, 02 Aral, 03 Tumxuk, 04 Wujiaqu, 05 Beitun, 06 Tiemenguan, 07 Shuanghe, 08 Kekedala, 09 Kunyu, 10 Huyanghe, 11 Xinxing, 12 Baiyang",
};

function findName(list: string | undefined, digits: string): string | undefined {
  const entry = list?.split(", ").find((one) => one.startsWith(digits));
  return entry?.slice(digits.length + 1);
}

/**
 * The place of the authority that issued a number, from the smallest known to the province: "Yiwu,
 * Jinhua, Zhejiang". Null if even the province is unknown.
 */
export function findRegion(code: string): string | null {
  const province = provinces[code.slice(0, 2)];
  if (!province) return null;
  const city = findName(cities[code.slice(0, 2)], code.slice(2, 4));
  const county = findName(counties[code.slice(0, 4)], code.slice(4));
  return [county, city, province].filter(Boolean).join(", ");
}
